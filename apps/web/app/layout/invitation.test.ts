/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFolders } from '@lawyers/blog-content';
import { faqTabs, intakeForm } from '@lawyers/domain';
import { deliveryCopy } from '../delivery/delivery.copy';
import { contactDisclosureCopy } from '../form/disclosure.copy';
import { aboutCopy } from '../pages/about/about.copy';
import { confirmCopy } from '../pages/confirm/confirm.copy';
import { contactCopy } from '../pages/contact/contact.copy';
import { homeCopy } from '../pages/home/home.copy';
import { issueSearchCopy } from '../pages/home/issue-search.island';
import { reviewsCopy } from '../pages/home/reviews.copy';
import { intakeCopy } from '../pages/intake/intake.copy';
import { notFoundCopy } from '../pages/not-found/not-found.copy';
import { termsCopy } from '../pages/terms/terms.copy';
import { invitationCopy } from './invitation.copy';

/** A sentence that asks the reader to talk with us or a lawyer. */
const invitation =
  /(?:^|[.!?] )(?:Talk (?:with|to) (?:a lawyer|us)(?: when| now| today| for free|[.!])|Call (?:now|today)|Contact us (?:now|today)|Reach out|Get (?:your|a) free|(?:Ask for|Schedule|Book|Start) (?:your|a) (?:free )?(?:talk|call|consultation|case)|Would you like to talk|Rather talk\? Call|(?:Take your time, o|O)r call us)/g;
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
  ['home', 1, [homeCopy, issueSearchCopy, reviewsCopy, faqTabs, contactDisclosureCopy]],
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
