import { createHash } from 'node:crypto';
import { site, type Review, type SiteFacts } from '@lawyers/domain';
import { fingerprintsOf, type Stamp } from '@lawyers/web/settings';
import type {
  Build,
  Consent,
  HeaderRule,
  Launch,
  Page,
  Repository,
  Settings,
  Template,
} from './launch';

/** For tests: a launch that nothing speaks against, made from these parts and no placeholder. */
export function launchWith(change: Partial<Launch> = {}): Launch {
  const sources = {
    settings: readySettings,
    facts: readyFacts,
    consent: readyConsent,
    reviews: [realReview],
    templates: [templateFor('contact'), templateFor('case-inquiry')],
    repository: readyRepository,
    payloads: { contact: variables, 'case-inquiry': variables },
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
  company: 'Harbor Referral LLC',
  responsibleFirm: { name: "Reed & O'Hall LLP", address: '20 East 4th Street, Dayton, OH 45402' },
  social: [{ name: 'X', url: 'https://x.com/harborreferral' }],
};

export const readyConsent: Consent = {
  version: '2026-01-31',
  text: 'I agree.',
  versions: { '2026-01-31': createHash('sha256').update('I agree.').digest('hex') },
};

export const readyRepository: Repository = {
  security: 'Report a weakness to security@harborreferral.com.',
  codeowners: '* @harbor-referral/site',
};

export const realReview: Review = {
  name: 'Ann B.',
  avatar: 1,
  rating: 4,
  address: 'Akron, Ohio',
  subject: "They didn't rush me",
  content: 'They explained each step.',
};

const variables = ['from_name', 'email', 'message'];
const words = variables.map((name) => `{{${name}}}`).join(' ');

export function templateFor(name: string, change: Partial<Template> = {}): Template {
  return {
    name,
    to: 'office@example.com',
    replyTo: '{{email}}',
    subject: 'From {{from_name}}',
    variables,
    html: `<p>${words}</p> Answer within ${site.responseHours} hours.`,
    text: `${words} Answer within ${site.responseHours} hours.`,
    ...change,
  };
}

export function buildOf(sources: StampSources): Build {
  return buildWith(readyPages, headersFor(readyPages, readySettings), stampOf(sources));
}

export function buildWith(
  pages: readonly Page[],
  headers: readonly HeaderRule[],
  stamp = stampOf(launchWith()),
): Build {
  const text = JSON.stringify(headers);
  return { stamp, pages, headers, hostFiles: { 'client/_headers': text, 'nginx.conf': text } };
}

type StampSources = Pick<Launch, 'settings' | 'facts' | 'consent' | 'reviews'>;

export function stampOf(sources: StampSources, change: Partial<Stamp> = {}): Stamp {
  return {
    mode: 'production',
    commit: null,
    siteUrl: `${sources.settings['VITE_SITE_URL']}`,
    mailOrigin: `${sources.settings['VITE_EMAILJS_ORIGIN']}`,
    consentVersion: sources.consent.version,
    fingerprints: fingerprintsOf(sources),
    ...change,
  };
}

function page(path: string, postTo: readonly string[] = []): Page {
  return { path, styleHashes: [`'sha256-${path}='`], postTo, texts: ['For example, call us.'] };
}

const mailOrigin = 'https://api.emailjs.com';

/** Pages of every kind. */
export const readyPages: readonly Page[] = [
  page('/', [mailOrigin]),
  page('/contact', [mailOrigin]),
  page('/formInput', [mailOrigin]),
  page('/confirmAlert'),
  page('/about'),
  page('/404.html'),
  { ...page('/blogs'), styleHashes: [] },
];

/** Headers in the build's shape: a rule for all, then one for each page that differs. */
export function headersFor(pages: readonly Page[], settings: Settings): readonly HeaderRule[] {
  const origin = `${settings['VITE_EMAILJS_ORIGIN']}`;
  const policy = (some: readonly Page[], post = '') =>
    `default-src 'none'; script-src 'self'; style-src 'self' '${emptyStyle}' ` +
    `${some.flatMap(({ styleHashes }) => styleHashes).join(' ')}; connect-src 'self' ${origin}; ` +
    `form-action 'self' ${post}; frame-ancestors 'none'`;
  const withForm = pages.filter(({ postTo }) => postTo.length > 0);
  const others = pages.filter((page) => !withForm.includes(page));
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy(others),
        'Referrer-Policy': 'no-referrer',
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-cache',
      },
    },
    ...withForm.map((page) => ({
      path: page.path,
      headers: {
        'Content-Security-Policy': policy([page], origin),
        'Referrer-Policy': 'strict-origin',
        ...(page.path === '/formInput' && { 'Cache-Control': 'no-store' }),
      },
    })),
    { path: '/confirmAlert', headers: { 'Cache-Control': 'no-store' } },
  ];
}

const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
