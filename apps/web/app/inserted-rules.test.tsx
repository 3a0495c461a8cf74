import { paths } from '@lawyers/domain';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactInquiryForm } from './contact/contact-inquiry';
import { IssueSearch } from './home/issue-search';
import { Reviews } from './home/reviews';
import { CaseInquiryForm } from './intake/case-inquiry';
import { IssueHelp } from './inquiry/issue-help';
import { hydrateIslands } from './hydration/hydrate-islands';
import { Island } from './hydration/island';
import { islands } from './islands';

/**
 * A component that is styled on top of another has a class name for its own part, which no element has. Emotion
 * inserts its rules, too; each makes the first interaction slower.
 */
const maxNames = 12;

/** The class names of the rules that Emotion has inserted in the browser. */
function insertedNames(): ReadonlySet<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return new Set(rules.flatMap(({ cssText }) => cssText.match(/\.i-\w+/g) ?? []));
}

test('hydration inserts few rules, since those of the page are registered', async () => {
  document.body.innerHTML = renderToString(
    <>
      <Island name="issue-search" component={IssueSearch} props={{}} />
      <Island name="reviews" component={Reviews} props={{}} />
      <Island name="contact-form" component={ContactInquiryForm} props={{ page: paths.home }} />
      <Island name="issue-help" component={IssueHelp} props={{ select: 'contact-accident_type' }} />
      <Island name="case-form" component={CaseInquiryForm} props={{}} />
    </>,
  );

  await act(() => hydrateIslands(document, islands));

  expect(document.querySelector('[data-island]')).toBeNull();
  expect(insertedNames().size).toBeGreaterThan(0);
  expect(insertedNames().size).toBeLessThanOrEqual(maxNames);
});
