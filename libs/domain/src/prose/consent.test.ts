import { createHash } from 'node:crypto';
import { inLanguage } from '../in-language.testing';
import { languages, type Language } from '../language';
import { site } from '../site';
import { callConsent } from './consent';
import { consentNames, consentVersions, dateOf } from './consent-versions';

afterEach(() => jest.dontMock('../site'));

test.each([
  ['the company that calls', site.company, site.company],
  ['a firm that calls', site.responsibleFirm.name, site.responsibleFirm.name],
  ['that calls may be marketing', 'Some calls and texts may be marketing', 'pueden ser publicidad'],
  ['the number', 'at the phone number I gave', 'al número de teléfono que di'],
  ['whose number it is', 'permission to agree for its owner', 'tengo permiso de su dueño'],
  ['automated means', 'automated dialing', 'marcación automática'],
  ['that nothing depends on it', 'not a condition', 'no es una condición'],
  ['that the phone may be shared', 'shares this phone', 'comparta este teléfono'],
  ['how to take it back', 'replying STOP', 'respondo STOP'],
  ['that there are other ways', 'in any reasonable way', 'de cualquier manera razonable'],
])('the consent states %s, in both languages', async (_what, english, spanish) => {
  expect(callConsent.text).toContain(english);
  expect((await consentIn('es')).text).toContain(spanish);
});

const tags = Object.keys(languages) as Language[];

test.each(tags)(
  'the version of the consent in %s is a date, and names another language',
  async (tag) => {
    const [, date, suffix] = /^(\d{4}-\d\d-\d\d)(.*)$/.exec((await consentIn(tag)).version) ?? [];
    expect(new Date(date ?? '').toISOString()).toBe(`${date}T00:00:00.000Z`);
    expect(suffix).toBe(tag === 'en' ? '' : `-${tag}`);
  },
);

test.each(tags)('the version of the consent in %s belongs to its wording', async (tag) => {
  const { version } = await consentIn(tag);
  // Uses the names for which the version was written, so that this test passes when an operator changes them. The
  // launch check reports that change.
  const { company, firm } = consentNames(version);
  jest.doMock('../site', () => ({
    site: { ...site, company, responsibleFirm: { ...site.responsibleFirm, name: firm } },
  }));
  const { text } = await consentIn(tag);
  const hash = createHash('sha256').update(text).digest('hex');
  const known = consentVersions[version];
  if (known === hash) return;
  if (!known && (company !== site.company || firm !== site.responsibleFirm.name))
    throw new Error(
      `The consent has a new version. First add the names of site.ts to \`published\` in ` +
        `libs/domain/src/prose/consent-versions.ts, under ${dateOf(version)}.`,
    );
  throw new Error(
    known
      ? `The consent differs from version ${version}, which mails cite as evidence. ` +
          'Set `date` in libs/domain/src/prose/consent.ts to that of the change, run this test again, and add the line ' +
          `that it prints. If ${version} was never live, put '${hash}' into consent-versions.ts instead.`
      : `The consent has a new version. Add this line to libs/domain/src/prose/consent-versions.ts:\n  '${version}': '${hash}',`,
  );
});

async function consentIn(tag: Language) {
  return (await inLanguage(tag, () => import('./consent'))).callConsent;
}
