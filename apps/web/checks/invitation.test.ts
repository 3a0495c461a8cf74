/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFolders } from '@lawyers/blog-content';
import { faqTabs, intakeForm } from '@lawyers/domain';
import { confirmCopy } from '../app/inquiry/confirm.copy';
import { deliveryCopy } from '../app/inquiry/delivery.copy';
import { contactDisclosureCopy } from '../app/inquiry/disclosure.copy';
import { invitationCopy } from '../app/layout/invitation.copy';
import { aboutCopy } from '../app/pages/about/about.copy';
import { contactCopy } from '../app/pages/contact/contact.copy';
import { homeCopy } from '../app/pages/home/home.copy';
import { issueSearchCopy } from '../app/pages/home/issue-search.copy';
import { intakeCopy } from '../app/pages/intake/intake.copy';
import { notFoundCopy } from '../app/pages/not-found/not-found.copy';
import { termsCopy } from '../app/pages/terms/terms.copy';

/** A sentence that asks the reader to talk with us or a lawyer. */
const invitation =
  /(?:^|[.!?] )(?:Talk (?:with|to) (?:a lawyer|us)(?: when| now| today| for free|[.!])|Call (?:now|today)|Contact us (?:now|today)|Reach out|Get (?:your|a) free|(?:Ask for|Schedule|Book|Start) (?:your|a) (?:free )?(?:talk|call|consultation|case)|Would you like to talk|If you would rather talk|(?:Take your time, o|O)r call us)/g;
/** Every string in a value, at any depth. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const articles = articleFolders().map(
  ({ folder, path }) => [folder, readFileSync(join(path, 'article.md'), 'utf8')] as const,
);

const hasInvitation = /\ninvitation: (?:injury|everyone)\n/;

test.each([
  ['home', 1, [homeCopy, issueSearchCopy, faqTabs, contactDisclosureCopy]],
  ['contact', 1, [contactCopy, contactDisclosureCopy]],
  ['intake', 1, [intakeCopy, intakeForm]],
  ['confirmation', 0, [confirmCopy]],
  ['about', 0, [aboutCopy]],
  ['terms', 0, [termsCopy]],
  ['not found', 0, [notFoundCopy]],
  ['sending and failing', 0, [deliveryCopy]],
  ...articles.map(
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
