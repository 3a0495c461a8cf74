import { sampleReviews } from '@lawyers/domain';
import { expectOnly } from './expect-only.testing';
import type { HeaderRule, Page, Settings } from './launch';
import { launchFindings } from './launch-findings';
import {
  buildOf,
  buildWith,
  headersFor,
  launchWith,
  pagesOf,
  readyFacts,
  readySettings,
} from './launch-fixture';

test('without a built site nothing goes live', () => {
  expectOnly(launchWith({ build: undefined }), 'dist/apps/web', /holds no built site/);
});

test.each(Object.keys(readySettings))('a build with another %s is refused, and named', (key) => {
  const other: Settings = {
    ...readySettings,
    [key]: key.endsWith('URL') ? 'https://old.harborreferral.com' : 'https://mail.old.com',
  };
  const build = buildOf({ ...launchWith(), settings: other });
  expectOnly(
    launchWith({ build }),
    'dist/apps/web',
    new RegExp(`^was built with other values of ${key}$`),
  );
});

test('the build of npm start or npm test is known as what it is', () => {
  const build = buildOf({
    ...launchWith(),
    settings: { ...readySettings, VITE_EMAILJS_ORIGIN: 'http://localhost:4300' },
  });
  expectOnly(launchWith({ build }), 'dist/apps/web', /for the mail sandbox.*VITE_EMAILJS_ORIGIN$/);
});

test.each([
  ['site.company', { facts: { ...readyFacts, company: 'Old Company LLC' } }],
  [
    'site.responsibleFirm',
    {
      facts: {
        ...readyFacts,
        responsibleFirm: { ...readyFacts.responsibleFirm, name: 'Old Firm LLP' },
      },
    },
  ],
  ['site.exit', { facts: { ...readyFacts, exit: 'https://www.noaa.gov/' } }],
  ['site.social.0', { facts: { ...readyFacts, social: [] } }],
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
  ['a mailbox', '<p>Write to office@example.com</p>', '"example.com" stands on /about'],
  ['a link', '<a href="https://www.example.org/x">x</a>', '"www.example.org" stands on /about'],
  ['a local address', '<img src="http://localhost:4300/a.png">', '"localhost" stands on /about'],
  ['a number', '<p>Call 202-555-0142.</p>', '"555-0142" stands on /about'],
])('%s of nobody in the words of a page is refused', (_what, html, problem) => {
  expectOnly(launchWith({ build: built(addTo('/about', html)) }), 'pages', problem);
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
  const pages = pagesOf(launchWith());
  const build = buildWith(pages, change(headersFor(pages, readySettings)));
  expectOnly(launchWith({ build }), 'headers.json', problem);
});

test('headers from before a style was changed are refused', () => {
  const pages = pagesOf(launchWith());
  const later = addTo(
    '/contact',
    '',
  )(pages).map((page) =>
    page.path === '/contact' ? { ...page, html: page.html.replace('red', 'blue') } : page,
  );
  const findings = launchFindings(
    launchWith({ build: buildWith(later, headersFor(pages, readySettings)) }),
  );
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

function built(change: (pages: readonly Page[]) => readonly Page[]) {
  const pages = change(pagesOf(launchWith()));
  return buildWith(pages, headersFor(pages, readySettings));
}

function addTo(path: string, html: string) {
  return (pages: readonly Page[]) =>
    pages.map((page) =>
      page.path === path ? { ...page, html: page.html.replace('</body>', `${html}</body>`) } : page,
    );
}

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
