import { createHash } from 'node:crypto';
import { callConsent } from './consent';
import { consentVersions } from './consent-versions';
import { site } from './site';

test.each([
  ['the company that calls', site.company],
  ['a firm that calls', site.responsibleFirm.name],
  ['that calls may be marketing', 'Some may be marketing'],
  ['the number', 'at the phone number I gave'],
  ['automated means', 'automated dialing'],
  ['that nothing depends on it', 'not a condition'],
  ['that the phone may be shared', 'shares this phone'],
  ['how to take it back', 'replying STOP'],
  ['that there are other ways', 'in any reasonable way'],
])('the consent states %s', (_what, words) => {
  expect(callConsent.text).toContain(words);
});

test('the consent names every caller by name', () => {
  expect(callConsent.text).not.toMatch(/the lawyer or law firm that/);
});

test('the version of the consent is a date', () => {
  expect(new Date(callConsent.version).toISOString()).toBe(`${callConsent.version}T00:00:00.000Z`);
});

test('the version of the consent belongs to its wording', () => {
  const { version, text } = callConsent;
  const hash = createHash('sha256').update(text).digest('hex');
  const known = consentVersions[version];
  if (known === hash) return;
  throw new Error(
    known
      ? `The consent, or a name in it, differs from version ${version}, which mails cite as evidence. ` +
          'Set `version` in libs/domain/src/consent.ts to the date of the change, run this test again, and add the line ' +
          `that it prints. If ${version} was never live, put '${hash}' into consent-versions.ts instead.`
      : `The consent has a new version. Add this line to libs/domain/src/consent-versions.ts:\n  '${version}': '${hash}',`,
  );
});
