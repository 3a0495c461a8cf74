import { site } from '@lawyers/domain';
import { createStamp, type Settings, type Stamp } from '@lawyers/web/settings';
import type { LaunchInputs } from './launch-inputs';

/**
 * For tests: a launch without findings, in which `change` replaces values. The consent matches the changed facts, and
 * the build the changed settings, as if they were made after the change, unless `change` contains them, too.
 */
export function launchWith(change: Partial<LaunchInputs> = {}): LaunchInputs {
  const launch = { ...ready, ...change };
  const { company, responsibleFirm } = launch.facts;
  const sources = {
    ...launch,
    consent: change.consent ?? { ...ready.consent, names: { company, firm: responsibleFirm.name } },
  };
  return { ...sources, build: 'build' in change ? change.build : buildOf(sources) };
}

/**
 * A build made from the settings, the facts, and the commit of a launch.
 * @param change Replaces values in the stamp, which is what a build records about itself in stamp.json.
 */
export function buildOf(launch: LaunchInputs, change: Partial<Stamp> = {}) {
  const { settings, checkedOut } = launch;
  const made = createStamp(settings as Settings, { mode: 'production', ...checkedOut });
  const pages = [{ path: '/about', texts: ['For example, call us.'], exit: launch.facts.exit }];
  return { stamp: { ...made, ...change }, pages, changedFiles: [] };
}

const template = {
  from: 'office@harborreferral.com',
  html: `<a href="https://www.harborreferral.com/">Answer within ${site.responseHours} hours.</a>`,
};

export const ready: LaunchInputs = {
  today: '2026-02-01',
  datedFacts: [],
  settings: {
    VITE_SITE_URL: 'https://www.harborreferral.com',
    VITE_EMAILJS_PUBLIC_KEY: 'u7Yh2_kQz9LmX4',
    VITE_EMAILJS_SERVICE_ID: 'service_k2m9x',
    VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'template_a81',
    VITE_EMAILJS_INTAKE_TEMPLATE_ID: 'template_b92',
    VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
    VITE_CONTACT_RECIPIENT: 'office@harborreferral.com',
    VITE_INTAKE_RECIPIENT: 'team@reedhall.com',
    VITE_PHONE: '(937) 234-5678',
  },
  facts: {
    ...site,
    languages: ['en', 'es'],
    brand: 'Harbor',
    company: 'Harbor Referral LLC',
    companyAddress: '7 Water Street, Akron, OH 44308',
    exit: 'https://www.weather.gov/',
    teamName: 'Lawyer Team',
    statesServed: ['Ohio', 'Guam'],
    clearedStates: [],
    responsibleFirm: { name: "Reed & O'Hall LLP", address: '20 East 4th Street, Dayton, OH 45402' },
    callerId: 'Harbor, (937) 234-5679',
    social: [{ name: 'X', url: 'https://x.com/harborreferral' }],
  },
  consent: {
    version: '2026-01-31',
    names: { company: 'Harbor Referral LLC', firm: "Reed & O'Hall LLP" },
  },
  reviews: [
    { name: 'Ann', avatar: 1, rating: 4, address: 'Ohio', subject: 'Good', content: 'Very.' },
  ],
  templates: [
    { name: 'contact', to: 'office@harborreferral.com', ...template },
    { name: 'intake', to: 'team@reedhall.com', ...template },
  ],
  security: 'Report a weakness to security@harborreferral.com.',
  checkedOut: { commit: 'abc', uncommitted: [] },
  build: undefined,
};
