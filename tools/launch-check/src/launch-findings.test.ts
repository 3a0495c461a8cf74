import { sampleReviews, site, type State } from '@lawyers/domain';
import type { Launch, Settings, Template } from './launch';
import { launchFindings } from './launch-findings';
import {
  buildOf,
  expectOnly,
  launchWith,
  readyConsent,
  readyFacts,
  readySettings,
  realReview,
  templateFor,
} from './launch.testing';

test('accepts a launch with real settings, facts, firm, and build', () => {
  expect(launchFindings(launchWith())).toEqual([]);
});

test.each<[string, Partial<Launch>]>([
  ['reviews', { reviews: [] }],
  ['social networks', { facts: { ...readyFacts, social: [] } }],
  ['SECURITY.md', { security: undefined }],
  [
    'numbers in the ids of its templates',
    {
      settings: changed({
        VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
        VITE_EMAILJS_INTAKE_TEMPLATE_ID: 'intake',
      }),
    },
  ],
])('accepts a site without %s', (_what, change) => {
  expect(launchFindings(launchWith(change))).toEqual([]);
});

test.each(
  Object.keys(readySettings).flatMap((key) => [[key, undefined] as const, [key, ' '] as const]),
)('refuses a missing %s (%j)', (key, value) => {
  const settings = { ...readySettings, [key]: value };
  // The build predates the change, which adds no second finding.
  expectOnly(launchWith({ settings, build: buildOf(launchWith()) }), key, /^is not set$/);
});

test.each<[keyof typeof readySettings, string, RegExp]>([
  ['VITE_SITE_URL', 'https://www.example.com', /placeholder/],
  ['VITE_SITE_URL', 'http://www.harborreferral.com', /must begin with https/],
  ['VITE_EMAILJS_ORIGIN', 'http://localhost:4300', /sandbox/],
  ['VITE_EMAILJS_PUBLIC_KEY', 'sandbox_public_key', /an id of the mail sandbox/],
  ['VITE_EMAILJS_SERVICE_ID', 'sandbox_service', /an id of the mail sandbox/],
  ['VITE_EMAILJS_PUBLIC_KEY', 'service_k2m9x', /the id of a service and no public key/],
  ['VITE_EMAILJS_PUBLIC_KEY', 'gmail', /no public key/],
  ['VITE_EMAILJS_SERVICE_ID', 'u7Yh2_kQz9LmX4p', /looks like the public key/],
  ['VITE_EMAILJS_SERVICE_ID', 'template_a81', /the id of a template/],
  ['VITE_EMAILJS_CONTACT_TEMPLATE_ID', 'intake', /the id of the intake template/],
  ['VITE_EMAILJS_INTAKE_TEMPLATE_ID', 'template_Contact', /the id of the contact template/],
  ['VITE_EMAILJS_INTAKE_TEMPLATE_ID', 'template_a81', /contact form as well/],
  ['VITE_CONTACT_RECIPIENT', 'office@example.com', /placeholder number or mailbox/],
  ['VITE_INTAKE_RECIPIENT', 'team@firm.example', /placeholder number or mailbox/],
  ['VITE_INTAKE_RECIPIENT', 'a@reedhall.com, b@reedhall.com', /must be one e-mail address/],
  ['VITE_PHONE', '(202) 555-0100', /placeholder number or mailbox/],
  ['VITE_PHONE', '1-800-LAWYERS', /ten digits/],
  ['VITE_PHONE', '234-5678', /ten digits/],
])('refuses a %s of %s', (key, value, problem) => {
  expectOnly(launchWith({ settings: changed({ [key]: value }) }), key, problem);
});

test.each<[string, Partial<Launch['facts']>, RegExp]>([
  ['site.brand', { brand: 'Sample Lawyers' }, /placeholder/],
  ['site.company', { company: 'Example Referral Company' }, /placeholder/],
  ['site.responsibleFirm.name', firm({ name: 'Example Law Firm' }), /placeholder/],
  [
    'site.responsibleFirm.address',
    firm({ address: '100 Example Street, Springfield' }),
    /placeholder/,
  ],
  ['site.responsibleFirm.address', firm({ address: '' }), /must not be empty/],
  ['site.callerId', { callerId: '(202) 555-0111' }, /placeholder/],
  ['site.callerId', { callerId: 'Example Referral' }, /placeholder/],
  ['site.exit', { exit: 'https://weather.example.com/' }, /placeholder/],
  ['site.exit', { exit: 'http://www.weather.gov/' }, /https/],
  ['site.exit', { exit: 'https://harborreferral.com/news' }, /the site itself/],
  ['site.companyAddress', { companyAddress: '200 Example Street, Springfield' }, /placeholder/],
  ['site.social.0.url', { social: [{ name: 'X', url: 'https://x.example.com/' }] }, /placeholder/],
  ['site.statesServed', { statesServed: ['Ohio', 'California'] }, /^has California, .* 6155/],
  [
    'site.statesServed',
    { statesServed: ['Texas', 'Nebraska'] },
    /^has Nebraska and Texas, .*consent/,
  ],
  ['site.statesServed', { statesServed: ['Ohio', 'Washington'] }, /^has Washington, .*signs/],
  ['site.statesServed', { statesServed: ['Nevada'] }, /^has Nevada, .*signs/],
])('refuses %s after the change %j', (item, change, problem) => {
  expectOnly(launchWith({ facts: { ...readyFacts, ...change } }), item, problem);
});

test('accepts a state that counsel has cleared, but not one that needs a signature', () => {
  const withStates = (...states: readonly State[]) => ({
    ...readyFacts,
    statesServed: states,
    clearedStates: states.map((state) => ({ state, basis: 'State Bar certificate 0123' })),
  });
  expect(launchFindings(launchWith({ facts: withStates('California', 'Texas') }))).toEqual([]);
  expectOnly(launchWith({ facts: withStates('Nevada') }), 'site.statesServed', /signs/);
});

test.each<[string, string, Partial<Launch>]>([
  ['company', 'consent', { facts: { ...readyFacts, company: 'Other LLC' }, consent: readyConsent }],
  [
    'firm',
    'consent',
    { facts: { ...readyFacts, ...firm({ name: 'Other LLP' }) }, consent: readyConsent },
  ],
  ['brand', 'share pictures', { facts: { ...readyFacts, brand: 'Other' }, pictureBrand: 'Harbor' }],
])('refuses a %s that changed while what names it did not', (_what, item, change) => {
  expectOnly(launchWith(change), item, /Harbor/);
});

test('refuses sample reviews, also among real ones', () => {
  expectOnly(launchWith({ reviews: sampleReviews }), 'reviews', /9 of 9/);
  expectOnly(
    launchWith({ reviews: [realReview, { ...realReview, sample: true }] }),
    'reviews',
    /1 of 2/,
  );
});

const otherHours = site.responseHours * 2;

test.each<[string, Partial<Template>, RegExp]>([
  ['has another addressee', { to: 'office@a.com' }, /but VITE_CONTACT_RECIPIENT is office@harbor/],
  ['takes its addressee from a parameter', { to: '{{email}}' }, /^"to" is "{{email}}", but/],
  ['has no addressee', { to: '' }, /^"to" is ""/],
  [
    'promises another time',
    { text: `within ${otherHours} hours` },
    new RegExp(`${otherHours} hours.*${site.responseHours}`),
  ],
  ['inserts markup', { html: '<p>{{{message}}}</p>' }, /^has {{{message}}}/],
  ['inserts markup in its subject', { fields: '{{{ user }}}' }, /^has {{{ user }}}/],
  ['has a placeholder link', { html: '<a href="https://www.example.com/">' }, /placeholder/],
  ['has a placeholder picture', { html: '<img src="https://example.com/a.png">' }, /placeholder/],
])('refuses a template that %s', (_what, change, problem) => {
  const templates = [templateFor('contact', change), templateFor('intake')];
  expectOnly(launchWith({ templates }), 'template contact', problem);
});

test('accepts a template that links to the site', () => {
  const html = '<a href="https://www.harborreferral.com/">';
  const templates = [templateFor('contact', { html }), templateFor('intake')];
  expect(launchFindings(launchWith({ templates }))).toEqual([]);
});

test('refuses a placeholder mailbox in SECURITY.md', () => {
  const security = 'Report it to security@example.com, please.';
  expectOnly(launchWith({ security }), 'SECURITY.md', /security@example\.com/);
});

function changed(change: Settings): Settings {
  return { ...readySettings, ...change };
}

function firm(change: Partial<Launch['facts']['responsibleFirm']>) {
  return { responsibleFirm: { ...readyFacts.responsibleFirm, ...change } };
}
