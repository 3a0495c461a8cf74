import { makeBuild } from '@lawyers/hosting/testing';
import { expectedAnswers, type ExpectedAnswer } from './expected-answers';

let build: string;
beforeAll(async () => {
  build = await makeBuild({}, { 'client/assets/share_a.js': 'f()' });
});

const answers = (origin = 'https://www.site.test') =>
  expectedAnswers(build, origin, { languageFolders: ['/es', '/fr'] });
const addressesOf = (cause: ExpectedAnswer['cause'], all = answers()) =>
  all.filter((one) => one.cause === cause).map(({ address }) => address);

test.each([
  ['https://www.site.test', ['http://www.site.test', 'https://site.test']],
  ['https://site.test', ['http://site.test', 'https://www.site.test']],
  ['https://help.site.test', ['http://help.site.test']],
  ['http://localhost:4200', []],
])('the site %s must be reached from %j', (origin, others) => {
  const cause = 'other addresses of the site';
  expect(addressesOf(cause, answers(origin))).toEqual(
    others.map((other) => `${other}/contact?from=mail`),
  );
});

test('asks for a file with an underscore in its name', () => {
  expect(addressesOf('content')).toContain('/assets/share_a.js');
});

test('asks for a file in every compressed form that it has', () => {
  const formsOf = (file: string) =>
    answers().flatMap(({ address, accepted }) => (address === file ? [accepted] : []));
  expect(formsOf('/assets/page.js')).toEqual([undefined, 'br, gzip', 'gzip']);
  expect(formsOf('/assets/share_a.js')).toEqual([undefined]);
});

test('the largest file of a kind must be compressed', () => {
  const scripts = answers().filter(({ file }) => file?.endsWith('.js'));
  const large = scripts.filter(({ isLarge }) => isLarge).map(({ file }) => file);
  expect(new Set(large)).toEqual(new Set(['assets/page.js']));
});

test('expects 404 below every folder that has headers of its own, and for files that are no pages', () => {
  expect(addressesOf('unknown addresses')).toEqual([
    ...['/contact/nowhere', '/nowhere', '/es/nowhere', '/assets/nowhere'],
    ...['/assets/share/nowhere', '/articles/nowhere'],
    ...['/_headers', '/_redirects', '/headers.json', '/SHA256SUMS', '/stamp.json'],
    ...['/.env', '/.git/HEAD', '/es/', '/fr/', '/assets/'],
  ]);
});
