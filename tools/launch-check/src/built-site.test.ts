import { sampleReviews, type SiteFacts } from '@lawyers/domain';
import { expectOnly } from './expect-only.testing';
import type { HeaderRule, Launch } from './launch';
import { launchFindings } from './launch-findings';
import {
  buildOf,
  buildWith,
  headersFor,
  launchWith,
  readyConsent,
  readyFacts,
  readyPages,
  readySettings,
  stampOf,
} from './launch.testing';

test('without a built site nothing goes live', () => {
  expectOnly(launchWith({ build: undefined }), 'dist/apps/web', /holds no built site/);
});

test('a folder that does not say what it was built from is refused', () => {
  const build = { ...buildOf(launchWith()), stamp: undefined };
  expectOnly(launchWith({ build }), 'dist/apps/web', /stamp\.json is missing/);
});

test.each(Object.keys(readySettings))('a build with another %s is refused, and named', (key) => {
  const old = /URL|ORIGIN/.test(key) ? 'https://old.harborreferral.com' : 'mail@old.com';
  const build = buildOf({ ...launchWith(), settings: { ...readySettings, [key]: old } });
  expectOnly(
    launchWith({ build }),
    'dist/apps/web',
    new RegExp(`^was built with other values of ${key}$`),
  );
});

test('the build of npm start or npm test is known as what it is', () => {
  const settings = { ...readySettings, VITE_EMAILJS_ORIGIN: 'http://localhost:4300' };
  const stamp = stampOf({ ...launchWith(), settings }, { mode: 'sandbox' });
  expectOnly(
    launchWith({ build: { ...buildOf(launchWith()), stamp } }),
    'dist/apps/web',
    /for the mail sandbox \(mode sandbox\), with other values of VITE_EMAILJS_ORIGIN$/,
  );
});

test.each<[string, Partial<Launch>]>([
  ...(Object.keys(readyFacts) as (keyof SiteFacts)[]).map((key): [string, Partial<Launch>] => [
    `site.${key}`,
    { facts: { ...readyFacts, [key]: null } },
  ]),
  ['consent', { consent: { ...readyConsent, text: 'I agreed.' } }],
  ['reviews', { reviews: [] }],
])('a build from before %s was changed is refused', (name, before) => {
  const build = buildOf({ ...launchWith(), ...before });
  expectOnly(launchWith({ build }), 'dist/apps/web', new RegExp(`other values of ${name}$`));
});

test('a build that still shows the samples is refused after they were taken out', () => {
  const build = buildOf({ ...launchWith(), reviews: sampleReviews });
  expectOnly(launchWith({ reviews: [], build }), 'dist/apps/web', /other values of reviews$/);
});

test.each([
  ['a mailbox', 'Write to office@example.com', '"example.com" stands on /about'],
  ['a link', 'https://www.example.org/x', '"www.example.org" stands on /about'],
  ['a local address', 'http://localhost:4300/a.png', '"localhost" stands on /about'],
  ['a number', 'Call 202-555-0142.', '"555-0142" stands on /about'],
])('%s of nobody in the texts of a page is refused', (_what, text, problem) => {
  const pages = readyPages.map((page) =>
    page.path === '/about' ? { ...page, texts: [...page.texts, text] } : page,
  );
  const build = buildWith(pages, headersFor(pages, readySettings));
  expectOnly(launchWith({ build }), 'pages', problem);
});

test.each<[string, (rules: readonly HeaderRule[]) => readonly HeaderRule[], RegExp]>([
  [
    'no policy',
    (rules) => without('Content-Security-Policy', rules),
    /no Content-Security-Policy: \/ and 6 more/,
  ],
  ['nothing on nosniff', (rules) => without('X-Content-Type-Options', rules), /nosniff/],
  ['nothing on https', (rules) => without('Strict-Transport-Security', rules), /Strict-Transport/],
  [
    'a stored intake form',
    (rules) => without('Cache-Control', rules, '/formInput'),
    /no-store: \/formInput$/,
  ],
  [
    'a null origin on a form',
    (rules) => without('Referrer-Policy', rules, '/contact'),
    /strict-origin: \/contact$/,
  ],
  [
    'inline scripts',
    (rules) => replaced("script-src 'self'", "script-src 'unsafe-inline'", rules),
    /unsafe: /,
  ],
  [
    'frames',
    (rules) => replaced("frame-ancestors 'none'", "frame-ancestors 'self'", rules),
    /frame-ancestors/,
  ],
  [
    'no sending',
    (rules) => replaced("connect-src 'self' https://api.emailjs.com", "connect-src 'self'", rules),
    /blocks the sending script: \/ and 2 more/,
  ],
  [
    'no posting',
    (rules) => replaced("form-action 'self' https://api.emailjs.com", "form-action 'self'", rules),
    /blocks the mail form: \/ and 2 more/,
  ],
  [
    'a style of another build',
    (rules) => replaced("style-src 'self'", "style-src 'self' 'sha256-old='", rules),
    /allows styles that no page has/,
  ],
])('headers with %s are refused', (_what, change, problem) => {
  const build = buildWith(readyPages, change(headersFor(readyPages, readySettings)));
  expectOnly(launchWith({ build }), 'headers.json', problem);
});

test('headers from before a style was changed are refused', () => {
  const later = readyPages.map((page) =>
    page.path === '/contact' ? { ...page, styleHashes: ["'sha256-later='"] } : page,
  );
  const build = buildWith(later, headersFor(readyPages, readySettings));
  const findings = launchFindings(launchWith({ build }));
  expect(findings.map(({ problem }) => problem)).toEqual([
    'the policy blocks the style of the page: /contact',
    'allows styles that no page has (1): it is of another build',
  ]);
});

test('a build without headers.json is refused', () => {
  const build = { ...buildOf(launchWith()), headers: undefined };
  expectOnly(launchWith({ build }), 'headers.json', /^is missing$/);
});

test.each(['client/_headers', 'nginx.conf'])('%s must be there, and say the same', (file) => {
  const build = buildOf(launchWith());
  const files = (text: string | undefined) => ({ ...build.hostFiles, [file]: text });
  expectOnly(launchWith({ build: { ...build, hostFiles: files(undefined) } }), file, /is missing/);
  expectOnly(launchWith({ build: { ...build, hostFiles: files('old') } }), file, /does not say/);
});

function without(name: string, rules: readonly HeaderRule[], path?: string) {
  return rules.map((rule) => {
    if (path && rule.path !== path) return rule;
    const kept = Object.entries(rule.headers).filter(([other]) => other !== name);
    return { ...rule, headers: Object.fromEntries(kept) };
  });
}

function replaced(from: string, to: string, rules: readonly HeaderRule[]) {
  return JSON.parse(JSON.stringify(rules).replaceAll(from, to)) as readonly HeaderRule[];
}
