import { sampleReviews, type SiteFacts } from '@lawyers/domain';
import { expectOnly } from './expect-only.testing';
import type { Launch } from './launch';
import {
  buildOf,
  launchWith,
  readyConsent,
  readyFacts,
  readyPages,
  readySettings,
  stampOf,
} from './launch.testing';

test('refuses a launch without a built site', () => {
  expectOnly(launchWith({ build: undefined }), 'dist/apps/web', /holds no built site/);
});

test('refuses a build without a stamp', () => {
  const build = { ...buildOf(launchWith()), stamp: undefined };
  expectOnly(launchWith({ build }), 'dist/apps/web', /stamp\.json is missing/);
});

test.each(Object.keys(readySettings))('refuses a build with another %s and names it', (key) => {
  const old = /URL|ORIGIN/.test(key) ? 'https://old.harborreferral.com' : 'mail@old.com';
  const build = buildOf({ ...launchWith(), settings: { ...readySettings, [key]: old } });
  expectOnly(
    launchWith({ build }),
    'dist/apps/web',
    new RegExp(`^was built with other values of ${key}$`),
  );
});

test('refuses the sandbox build of npm start and npm test', () => {
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
])('refuses a build from before a change of %s', (name, before) => {
  const build = buildOf({ ...launchWith(), ...before });
  expectOnly(launchWith({ build }), 'dist/apps/web', new RegExp(`other values of ${name}$`));
});

test('refuses a build that still shows removed sample reviews', () => {
  const build = buildOf({ ...launchWith(), reviews: sampleReviews });
  expectOnly(launchWith({ reviews: [], build }), 'dist/apps/web', /other values of reviews$/);
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
  const build = { ...buildOf(launchWith()), pages };
  expectOnly(launchWith({ build }), 'pages', problem);
});

test.each([
  [['headers.json'], /left it: headers\.json$/],
  [
    ['client/index.html', 'nginx.conf', 'client/old.js'],
    /left it: client\/index\.html and 2 more$/,
  ],
  [undefined, /no SHA256SUMS/],
])('refuses a folder whose files %j changed after the build', (changedFiles, problem) => {
  const build = { ...buildOf(launchWith()), changedFiles };
  expectOnly(launchWith({ build }), 'dist/apps/web', problem);
});
