import { site, type Review, type SiteFacts } from '@lawyers/domain';
import { fingerprintsOf, type Stamp } from '@lawyers/web/settings';
import type { Build, Consent, Launch, Page, Settings, Template } from './launch';
import { launchFindings } from './launch-findings';

/** Expects one finding, with a fix. */
export function expectOnly(launch: Launch, item: string, problem: RegExp | string): void {
  expect(launchFindings(launch)).toEqual([
    {
      item,
      problem: expect.stringMatching(problem) as string,
      fix: expect.stringMatching(/\w/) as string,
    },
  ]);
}

/** For tests: a launch without findings. */
export function launchWith(change: Partial<Launch> = {}): Launch {
  const { company, brand, responsibleFirm } = change.facts ?? readyFacts;
  const sources = {
    today: '2026-02-01',
    changing: [],
    settings: readySettings,
    facts: readyFacts,
    consent: { ...readyConsent, names: { company, firm: responsibleFirm.name } },
    reviews: [realReview],
    templates: [templateFor('contact'), templateFor('intake')],
    security: 'Report a weakness to security@harborreferral.com.',
    pictureBrand: brand,
    ...change,
  };
  return { ...sources, build: 'build' in change ? change.build : buildOf(sources) };
}

export const readySettings: Settings = {
  VITE_SITE_URL: 'https://www.harborreferral.com',
  VITE_EMAILJS_PUBLIC_KEY: 'u7Yh2_kQz9LmX4',
  VITE_EMAILJS_SERVICE_ID: 'service_k2m9x',
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'template_a81',
  VITE_EMAILJS_INTAKE_TEMPLATE_ID: 'template_b92',
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  VITE_CONTACT_RECIPIENT: 'office@harborreferral.com',
  VITE_INTAKE_RECIPIENT: 'team@reedhall.com',
  VITE_PHONE: '(937) 234-5678',
};

export const readyFacts: SiteFacts = {
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
};

export const readyConsent: Consent = {
  version: '2026-01-31',
  text: 'I agree.',
  names: { company: readyFacts.company, firm: readyFacts.responsibleFirm.name },
};

export const realReview: Review = {
  name: 'Ann B.',
  avatar: 1,
  rating: 4,
  address: 'Akron, Ohio',
  subject: "They didn't rush me",
  content: 'They explained each step.',
};

export function templateFor(name: string, change: Partial<Template> = {}): Template {
  return {
    name,
    to: `${readySettings[`VITE_${name.toUpperCase()}_RECIPIENT`]}`,
    fields: '{"subject":"{{inquiry_ref}}"}',
    html: `<p>Answer within ${site.responseHours} hours.</p>`,
    text: `Answer within ${site.responseHours} hours.`,
    ...change,
  };
}

export function buildOf(sources: StampSources): Build {
  return { stamp: stampOf(sources), pages: readyPages, changedFiles: [] };
}

type StampSources = Pick<Launch, 'settings' | 'facts' | 'consent' | 'reviews'>;

export function stampOf(sources: StampSources, change: Partial<Stamp> = {}): Stamp {
  return {
    mode: 'production',
    commit: null,
    uncommitted: [],
    siteUrl: `${sources.settings['VITE_SITE_URL']}`,
    mailOrigin: `${sources.settings['VITE_EMAILJS_ORIGIN']}`,
    consentVersion: sources.consent.version,
    fingerprints: fingerprintsOf(sources),
    ...change,
  };
}

export const readyPages: readonly Page[] = ['/', '/formInput', '/about', '/404.html'].map(
  (path) => ({
    path,
    texts: ['For example, call us.'],
  }),
);
