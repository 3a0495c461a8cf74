/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingGrade } from '@lawyers/blog-content/testing';
import {
  callConsent,
  intakeForm,
  contactForm,
  faqTabs,
  helpLines,
  issueTypes,
  sampleReviews,
  site,
} from '@lawyers/domain';
import { confirmCopy } from '../app/inquiry/confirm.copy';
import { deliveryCopy } from '../app/inquiry/delivery.copy';
import { contactDisclosureCopy } from '../app/inquiry/disclosure.copy';
import { footerCopy } from '../app/layout/footer.copy';
import { aboutCopy } from '../app/pages/about/about.copy';
import { invitationCopy } from '../app/pages/blog/invitation.copy';
import { contactCopy } from '../app/pages/contact/contact.copy';
import { homeCopy } from '../app/pages/home/home.copy';
import { issueSearchCopy } from '../app/pages/home/issue-search.copy';
import { intakeCopy } from '../app/pages/intake/intake.copy';
import { notFoundCopy } from '../app/pages/not-found/not-found.copy';
import { termsCopy } from '../app/pages/terms/terms.copy';
import { bannedPhrases, britishWords, invitation, overusedPhrases } from './language.testing';

/** Every string in a value, at any depth. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const hints = [intakeForm, contactForm].flatMap((form) =>
  Object.values(form).map((field) => ('hint' in field ? field.hint : undefined)),
);

const app = join(__dirname, '../app');

/** The texts of pages and of the domain, by source file. Labels are too short for these rules. */
const interfaceTexts: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.copy.ts'))
      .map((file) => [file, jest.requireActual(join(app, file))]),
  ),
  'faq.ts': faqTabs,
  'consent.ts': callConsent.text,
  'hints of the forms': hints,
  'help-lines.ts': helpLines.map(({ what }) => what),
  'issue-types.ts': issueTypes.map(({ category1 }) => category1),
  'sample-reviews.ts': sampleReviews.map(({ subject, content }) => [subject, content]),
  'site.ts': site.disclosure,
};

const hasInvitation = /\ninvitation: (?:injury|everyone)\n/;

const articleFolder = join(__dirname, '../../../libs/blog-content/articles');
const articles = Object.fromEntries(
  readdirSync(articleFolder)
    .filter((folder) => /^\d\d-/.test(folder))
    .map((folder) => [folder, readFileSync(join(articleFolder, folder, 'article.md'), 'utf8')]),
);

const allTexts = Object.entries({ ...interfaceTexts, ...articles }).map(
  ([file, value]) => [file, textsOf(value).join('\n').replaceAll("'", '’')] as const,
);

/** The source of each occurrence of a phrase. */
function occurrencesOf(phrase: string): readonly string[] {
  const pattern = new RegExp(`(?<![\\w-])${phrase}(?![\\w-])`, 'gi');
  return allTexts.flatMap(([file, text]) => (text.match(pattern) ?? []).map(() => file));
}

test('covers the articles and the texts of pages', () => {
  expect(Object.keys(articles).length).toBeGreaterThanOrEqual(15);
  expect(Object.keys(interfaceTexts)).toContain(join('pages', 'terms', 'terms.copy.ts'));
  for (const [file, text] of allTexts)
    expect([file, text]).toEqual([file, expect.stringMatching(/\w/)]);
});

test.each(britishWords)('no text has the British "%s"', (word) => {
  expect(occurrencesOf(word)).toEqual([]);
});

test.each(bannedPhrases)('no text has the banned phrase "%s"', (phrase) => {
  expect(occurrencesOf(phrase)).toEqual([]);
});

test.each(overusedPhrases)('"%s" occurs twice at most', (phrase) => {
  expect(occurrencesOf(phrase).length > 2 ? occurrencesOf(phrase) : []).toEqual([]);
});

// The label that advertising rules require is mostly names.
const ungraded: readonly string[] = [footerCopy.advertising];

/** The texts that are sentences; labels and titles have no reading grade. */
function sentencesOf(value: unknown): readonly string[] {
  return textsOf(value).filter((text) => /[.?!:”]$/.test(text) && !ungraded.includes(text));
}

const graded = Object.entries(interfaceTexts).filter(([, value]) => sentencesOf(value).length > 0);

test.each(graded)('%s has a reading grade of 8 at most', (_file, value) => {
  expect(readingGrade(sentencesOf(value).join('\n'))).toBeLessThanOrEqual(8);
});

test.each(graded)('%s has no sentence of more than 40 words', (_file, value) => {
  const sentences = sentencesOf(value).flatMap((text) => text.split(/(?<=[.?!:])\s/));
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 40)).toEqual([]);
});

test.each([
  ['home', 1, [homeCopy, issueSearchCopy, faqTabs, contactDisclosureCopy]],
  ['contact', 1, [contactCopy, contactDisclosureCopy]],
  ['intake', 1, [intakeCopy, intakeForm]],
  ['confirmation', 0, [confirmCopy]],
  ['about', 0, [aboutCopy]],
  ['terms', 0, [termsCopy]],
  ['not found', 0, [notFoundCopy]],
  ['sending and failing', 0, [deliveryCopy]],
  ...Object.entries(articles).map(
    ([folder, text]) =>
      [
        folder,
        hasInvitation.test(text) ? 1 : 0,
        [text, hasInvitation.test(text) && invitationCopy],
      ] as const,
  ),
] as const)('the page "%s" has %d invitations to talk', (_page, times, words) => {
  const invitations = textsOf(words).flatMap((text) => text.match(invitation) ?? []);
  expect(invitations).toHaveLength(times);
});
