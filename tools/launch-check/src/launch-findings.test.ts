import { sampleReviews, type State } from '@lawyers/domain';
import { launchFindings } from './launch-findings';
import type { LaunchInputs } from './launch-inputs';
import { buildOf, launchWith, ready } from './launch-inputs.testing';
import { textsIn } from './texts-in';

const settings = (key: string, value?: string) => ({
  settings: { ...ready.settings, [key]: value },
});
const facts = (change: Partial<LaunchInputs['facts']>) => ({
  facts: { ...ready.facts, ...change },
});
const firm = (change: object) => ({
  responsibleFirm: { ...ready.facts.responsibleFirm, ...change },
});
const cleared = (...states: readonly State[]) =>
  facts({ statesServed: states, clearedStates: states });
const [contact, intake] = ready.templates;
const template = (change: Partial<LaunchInputs['templates'][0]>) => ({
  templates: [{ ...contact!, ...change }, intake!],
});
const hours = ready.facts.responseHours;
const body = (html: string) => template({ html });
const promising = (html: string) => body(`<p>Answer within\n  ${hours} hours.</p>${html}`);
const build = (change: Partial<NonNullable<LaunchInputs['build']>>) => ({
  build: { ...buildOf(ready), ...change },
});
const stamp = (...change: Parameters<typeof buildOf>) => ({ build: buildOf(...change) });
const page = (text: string) =>
  build({ pages: [{ path: '/about', texts: [text], exit: ready.facts.exit }] });
const dated = (until: string | undefined, checked: string, today: string) => ({
  today,
  datedFacts: [{ what: 'A window for claims', until, checked, files: ['article.md'] }],
});

test.each<[what: string, change: Partial<LaunchInputs>]>([
  ['nothing to report', {}],
  ['no reviews', { reviews: [] }],
  ['no social networks', facts({ social: [] })],
  ['no SECURITY.md', { security: '' }],
  ['a template id without numbers', settings('VITE_EMAILJS_CONTACT_TEMPLATE_ID', 'contact')],
  ['a number with the code of its country', settings('VITE_PHONE', '1 (937) 234-5678')],
  ['states that counsel has cleared', cleared('California', 'Texas')],
  ['a company that is no sample', facts({ company: 'Sampleton and Sons' })],
  ['a disclosure with an example', facts({ disclosure: 'Ask us, for example by mail.' })],
  ['the example of an email field', page('name@example.com')],
  ['a law on its last day', dated('2026-03-31', '2026-02-01', '2026-03-31')],
  ['a fact half a year after its check', dated(undefined, '2026-02-01', '2026-08-03')],
])('accepts a launch with %s', (_what, change) => {
  expect(launchFindings(launchWith(change))).toEqual([]);
});

test.each(Object.keys(ready.settings))('refuses a missing %s, and only that', (key) => {
  // The build was made while the setting existed, so its stamp.json has a fingerprint of it, and today's settings have
  // none. That difference must not be a second finding.
  const launch = launchWith({ ...settings(key, ' '), ...stamp(ready) });
  expect(launchFindings(launch)).toEqual([[key, 'is not set', expect.stringContaining(key)]]);
});

test.each<[key: string, value: string, problem: RegExp]>([
  ['VITE_SITE_URL', 'https://www.example.com', /placeholder/],
  ['VITE_EMAILJS_ORIGIN', 'http://localhost:4300', /the sandbox/],
  ['VITE_EMAILJS_PUBLIC_KEY', 'sandbox_public_key', /an id of the mail sandbox/],
  ['VITE_EMAILJS_SERVICE_ID', 'sandbox_service', /an id of the mail sandbox/],
  ['VITE_EMAILJS_PUBLIC_KEY', 'service_k2m9x', /no public key/],
  ['VITE_EMAILJS_PUBLIC_KEY', 'gmail', /too short for a public key/],
  ['VITE_EMAILJS_PUBLIC_KEY', 'YOUR_PUBLIC_KEY', /a name in place of a value/],
  ['VITE_EMAILJS_SERVICE_ID', '“service_k2m9x”', /must be letters, digits/],
  ['VITE_EMAILJS_ORIGIN', 'https://dashboard.emailjs.com', /no address of its API/],
  ['VITE_EMAILJS_SERVICE_ID', 'u7Yh2_kQz9LmX4p', /like the public key/],
  ['VITE_EMAILJS_SERVICE_ID', 'template_a81', /the id of a template/],
  ['VITE_EMAILJS_CONTACT_TEMPLATE_ID', 'intake', /the id of the intake template/],
  ['VITE_EMAILJS_INTAKE_TEMPLATE_ID', 'template_Contact', /the id of the contact template/],
  ['VITE_EMAILJS_INTAKE_TEMPLATE_ID', 'service_k2m9x', /the id of a service/],
  ['VITE_EMAILJS_INTAKE_TEMPLATE_ID', 'template_a81', /contact form as well/],
  ['VITE_INTAKE_RECIPIENT', 'team@firm.example', /placeholder/],
  ['VITE_INTAKE_RECIPIENT', 'a@reedhall.com, b@reedhall.com', /must be one email address/],
  ['VITE_PHONE', '(202) 555-0100', /placeholder/],
  ['VITE_PHONE', '1-800-LAWYERS', /ten digits/],
  ['VITE_PHONE', '234-5678', /ten digits/],
  ['VITE_PHONE', '(937) 234-56789', /ten digits/],
])('refuses a %s of %s', (key, value, problem) => {
  expectOnly(settings(key, value), key, problem);
});

test.each<[item: string, change: Partial<LaunchInputs>, problem: RegExp]>([
  ['site.brand', facts({ brand: 'Sample Lawyers' }), /placeholder/],
  ['site.company', facts({ company: 'Example Referral Company' }), /placeholder/],
  ['site.companyAddress', facts({ companyAddress: '200 Example Street, Akron' }), /placeholder/],
  ['site.responsibleFirm.name', facts(firm({ name: 'Example Law Firm' })), /placeholder/],
  ['site.responsibleFirm.address', facts(firm({ address: '100 Example Street' })), /placeholder/],
  ['site.responsibleFirm.address', facts(firm({ address: '' })), /must not be empty/],
  ['site.teamName', facts({ teamName: 'Your Company' }), /placeholder/],
  ['site.callerId', facts({ callerId: '(202) 555-0111' }), /placeholder/],
  ['site.callerId', facts({ callerId: 'Example Referral' }), /placeholder/],
  ['site.exit', facts({ exit: 'https://weather.example.com/' }), /placeholder/],
  ['site.exit', facts({ exit: 'http://www.example.com/' }), /must begin with https/],
  [
    'site.exit',
    { ...facts({ exit: 'https://weather.example.com/' }), ...page('//weather.example.com') },
    /placeholder/,
  ],
  ['site.exit', facts({ exit: 'https://harborreferral.com/news' }), /back to the site on \/about/],
  ['site.social.0.url', facts({ social: [{ name: 'X', url: 'https://x.test' }] }), /placeholder/],
  ['site.disclosure', facts({ disclosure: 'Ask office@firm.example first.' }), /placeholder/],
  ['site.statesServed', facts({ statesServed: ['Ohio', 'California'] }), /^has California, .*6155/],
  ['site.statesServed', facts({ statesServed: ['Texas', 'Nebraska'] }), /Nebraska and Texas.*cons/],
  ['site.statesServed', facts({ statesServed: ['Connecticut'] }), /^has Connecticut, .*consent/],
  ['site.statesServed', facts({ statesServed: ['Maryland'] }), /^has Maryland, .*consents to/],
  ['site.statesServed', facts({ statesServed: ['Washington'] }), /^has Washington, .*signs/],
  ['site.statesServed', cleared('Nevada'), /^has Nevada, .*signs/],
  ['consent', { ...facts({ company: 'Other LLC' }), consent: ready.consent }, /Harbor Referral/],
  ['consent', { ...facts(firm({ name: 'Other LLP' })), consent: ready.consent }, /O'Hall/],
  ['reviews', { reviews: sampleReviews }, /9 of 9/],
  ['reviews', { reviews: [...ready.reviews, { ...ready.reviews[0]!, sample: true }] }, /1 of 2/],
  ['dates', dated('2026-03-31', '2026-02-01', '2026-04-01'), /^A window .*: ends on 2026-03-31$/],
  ['dates', dated('2027-12-31', '2026-02-01', '2026-08-04'), /: was last checked on 2026-02-01$/],
  ['template contact', template({ to: 'office@a.com' }), /but VITE_CONTACT_RECIPIENT is office@h/],
  ['template contact', template({ to: '{{email}}' }), /^"to" is "{{email}}", but/],
  ['template contact', body(`<p>Answer within ${hours * 2} hours.</p>`), /^does not say "within/],
  ['template contact', body('<p>Answer within two hours.</p>'), /^does not say "within/],
  [
    'template contact',
    template({ from: 'office@example.com' }),
    /^"from" is "office@ex.*placeholder/,
  ],
  ['template contact', promising('<a href="https://example.com/">'), /placeholder/],
  ['template contact', promising('<img src="https://example.com/a.png">'), /placeholder/],
  ['template contact', promising('<a href="https://old.com/">'), /site is https:..www/],
  ['template contact', promising('<a href="http://old.com/">'), /site is https:..www/],
  ['SECURITY.md', { security: 'Report it to security@example.com.' }, /at example\.com/],
  ['dist/apps/web', { build: undefined }, /holds no built site: its stamp\.json/],
  ['dist/apps/web', stamp(ready, { mode: 'sandbox' }), /for the mail sandbox \(mode sandbox\)/],
  [
    'dist/apps/web',
    stamp({ ...ready, settings: { ...ready.settings, VITE_PHONE: '(937) 234-5670' } }),
    /^was built with other values of VITE_PHONE$/,
  ],
  [
    'dist/apps/web',
    stamp(ready, { uncommitted: ['a.ts', 'b.ts'] }),
    /^was built with uncommitted changes \(a\.ts and 1 more\), .* abc$/,
  ],
  ['dist/apps/web', stamp(ready, { commit: 'abd' }), /commit abd, but abc is checked out$/],
  [
    'dist/apps/web',
    { checkedOut: { commit: 'abc', uncommitted: ['a.ts'] }, build: buildOf(ready) },
    /^does not contain the changes .* \(a\.ts\)$/,
  ],
  ['dist/apps/web', build({ changedFiles: ['headers.json'] }), /left it, .*: headers\.json$/],
  ['pages', page('Write to office@example.com'), /^"example.com" is on \/about$/],
  ['pages', page('Call 202-555-0142.'), /^"555-0142" is on/],
])('refuses for %s the change %j', (item, change, problem) => {
  expectOnly(change, item, problem);
});

test.each(textsIn(ready.facts))('check-facts.ts refuses a placeholder for the fact %s', (key) => {
  const changed = structuredClone(ready.facts);
  const path = key.split('.');
  const last = path.pop()!;
  let parent = changed as Record<string, unknown>;
  for (const name of path) parent = parent[name] as Record<string, unknown>;
  parent[last] = 'https://a.test/';
  const items = launchFindings(launchWith({ facts: changed })).map(([item]) => item);
  // Of a list of states, the whole list is refused.
  expect(items.filter((item) => `site.${key}`.startsWith(item))).not.toEqual([]);
});

test('an urgent release may ignore dates', () => {
  const launch = launchWith(dated('2026-03-31', '2026-02-01', '2026-04-01'));
  expect(launchFindings(launch, { ignoreDates: true })).toEqual([]);
});

/** Expects exactly one finding, whose advice is not empty. */
function expectOnly(change: Partial<LaunchInputs>, item: string, problem: RegExp): void {
  const fix: unknown = expect.stringMatching(/\w/);
  expect(launchFindings(launchWith(change))).toEqual([[item, expect.stringMatching(problem), fix]]);
}
