import { sampleReviews, type SiteFacts } from '@lawyers/domain';
import type { Launch } from './launch';
import {
  buildOf,
  expectOnly,
  launchWith,
  readyConsent,
  readyFacts,
  readyPages,
  readySettings,
  stampOf,
} from './launch.testing';

const ready = launchWith();
const sandboxSettings = { ...readySettings, VITE_EMAILJS_ORIGIN: 'http://localhost:4300' };
const sandbox = stampOf({ ...ready, settings: sandboxSettings }, { mode: 'sandbox' });

test.each<[string, Partial<Launch['build']> | undefined, RegExp]>([
  ['without a site', undefined, /holds no built site/],
  ['without a stamp', { stamp: undefined }, /stamp\.json is missing/],
  [
    'of npm start',
    { stamp: sandbox },
    /for the mail sandbox .*, with other values of VITE_EMAILJS_ORIGIN$/,
  ],
  [
    'of uncommitted changes',
    { stamp: stampOf(ready, { commit: 'abc', uncommitted: ['a.ts', 'b.ts'] }) },
    /^was built with uncommitted changes \(a\.ts and 1 more\), .* abc$/,
  ],
  ['with a changed file', { changedFiles: ['headers.json'] }, /left it: headers\.json$/],
  ['with changed files', { changedFiles: ['a', 'b', 'c'] }, /left it: a and 2 more$/],
  ['without checksums', { changedFiles: undefined }, /no SHA256SUMS/],
])('refuses a folder %s', (_what, change, problem) => {
  const build = change && { ...buildOf(ready), ...change };
  expectOnly(launchWith({ build }), 'dist/apps/web', problem);
});

test.each<[string, Partial<Launch>]>([
  ...Object.keys(readySettings).map((key): [string, Partial<Launch>] => [
    key,
    { settings: { ...readySettings, [key]: 'https://old.harborreferral.com' } },
  ]),
  ...(Object.keys(readyFacts) as (keyof SiteFacts)[]).map((key): [string, Partial<Launch>] => [
    `site.${key}`,
    { facts: { ...readyFacts, [key]: null } },
  ]),
  ['consent', { consent: { ...readyConsent, text: 'I agreed.' } }],
  ['reviews', { reviews: sampleReviews }],
])('refuses a build from before a change of %s', (name, before) => {
  const build = buildOf({ ...ready, ...before });
  expectOnly(
    launchWith({ build }),
    'dist/apps/web',
    new RegExp(`^was built with other values of ${name}$`),
  );
});

test.each([
  ['a mailbox', 'Write to office@example.com', '"example.com" is on /about'],
  ['a link', 'https://www.example.org/x', '"www.example.org" is on /about'],
  ['a local address', 'http://localhost:4300/a.png', '"localhost" is on /about'],
  ['a number', 'Call 202-555-0142.', '"555-0142" is on /about'],
])('refuses %s with a placeholder in the texts of a page', (_what, text, problem) => {
  const pages = readyPages.map((page) =>
    page.path === '/about' ? { ...page, texts: [...page.texts, text] } : page,
  );
  const build = { ...buildOf(ready), pages };
  expectOnly(launchWith({ build }), 'pages', problem);
});
