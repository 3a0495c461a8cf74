import { callConsent } from './consent';
import { site } from './site';

test.each([
  ['who calls', site.company],
  ['the number', 'at the phone number I gave'],
  ['automated means', 'automated dialing'],
  ['that nothing depends on it', 'not a condition'],
])('the consent names %s', (_what, words) => {
  expect(callConsent.text).toContain(words);
});

test('the version of the wording is a day', () => {
  expect(new Date(callConsent.version).toISOString()).toBe(`${callConsent.version}T00:00:00.000Z`);
});
