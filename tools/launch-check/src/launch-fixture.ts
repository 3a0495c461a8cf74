import { createHash } from 'node:crypto';
import { site, type Review, type SiteFacts } from '@lawyers/domain';
import { inText } from './html';
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
import { styleHashesOf } from './style-hashes';

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

export function buildOf(sources: Pick<Launch, 'settings' | 'facts' | 'reviews'>): Build {
  const pages = pagesOf(sources);
  return buildWith(pages, headersFor(pages, sources.settings));
}

export function buildWith(pages: readonly Page[], headers: readonly HeaderRule[]): Build {
  const text = JSON.stringify(headers);
  return { pages, headers, hostFiles: { 'client/_headers': text, 'nginx.conf': text } };
}

/** Pages of every kind, with the traces that the real ones have. */
export function pagesOf({
  settings,
  facts,
  reviews,
}: Pick<Launch, 'settings' | 'facts' | 'reviews'>): readonly Page[] {
  const { name, address } = facts.responsibleFirm;
  const footer =
    `<footer><p>${inText(`${settings['VITE_PHONE']}`)}</p><p>${inText(facts.disclosure)}</p>` +
    facts.social.map(({ url }) => `<a href="${url}"></a>`).join('') +
    `<p>Responsible firm: <!-- -->${inText(`${name}, ${address}`)}<!-- -->.</p>` +
    `<p>© ${facts.copyrightYear} ${inText(facts.company)}</p></footer>`;
  const page = (path: string, body: string) => ({
    path,
    html:
      `<html><head><link rel="canonical" href="${settings['VITE_SITE_URL']}${path}"/>` +
      `<style data-emotion="m">.${path.length}{color:red}</style></head><body>` +
      `<header>${facts.brand}<a href="${facts.exit}">Exit</a></header>${body}${footer}</body></html>`,
  });
  const form = (templateId: string, recipient: string) =>
    `<form id="f" action="${settings['VITE_EMAILJS_ORIGIN']}/api/v1.0/email/send-form" method="post">` +
    hidden('service_id', `${settings['VITE_EMAILJS_SERVICE_ID']}`) +
    hidden('template_id', templateId) +
    hidden('user_id', `${settings['VITE_EMAILJS_PUBLIC_KEY']}`) +
    `${hidden('recipient', recipient)}</form>`;
  const contact = form(
    `${settings['VITE_EMAILJS_CONTACT_TEMPLATE_ID']}`,
    `${settings['VITE_CONTACT_RECIPIENT']}`,
  );
  const intake = form(
    `${settings['VITE_EMAILJS_INTAKE_TEMPLATE_ID']}`,
    `${settings['VITE_INTAKE_RECIPIENT']}`,
  );
  const shown = reviews.map(({ subject }) => `<h3>${inText(subject)}</h3>`).join('');
  return [
    page('/', (shown && `<h2 id="reviews">Reviews</h2>${shown}`) + contact),
    page('/contact', contact),
    page('/formInput', intake),
    page('/confirmAlert', '<h1>Thank you</h1>'),
    page('/about', '<h1>About</h1><p>For example, call us.</p>'),
    page('/404.html', '<h1>Not found</h1>'),
    { path: '/blogs', html: '<meta http-equiv="refresh" content="0;url=/blogs/page1">' },
  ];
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${inText(value)}"/>`;
}

/** Headers in the build's shape: a rule for all, then one for each page that differs. */
export function headersFor(pages: readonly Page[], settings: Settings): readonly HeaderRule[] {
  const origin = `${settings['VITE_EMAILJS_ORIGIN']}`;
  const policy = (some: readonly Page[], post = '') =>
    `default-src 'none'; script-src 'self'; style-src 'self' '${emptyStyle}' ` +
    `${some.flatMap(({ html }) => styleHashesOf(html)).join(' ')}; connect-src 'self' ${origin}; ` +
    `form-action 'self' ${post}; frame-ancestors 'none'`;
  const withForm = pages.filter(({ html }) => html.includes('<form'));
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
