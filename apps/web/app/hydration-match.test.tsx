import { paths } from '@lawyers/domain';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactInquiryForm } from './contact/contact-inquiry';
import { IssueSearch } from './home/issue-search';
import { Reviews } from './home/reviews';
import { hydrateIslands } from './hydration/hydrate-islands';
import { Island } from './hydration/island';
import { IssueHelp } from './inquiry/issue-help';
import { CaseInquiryForm } from './intake/case-inquiry';
import { islands } from './islands';
import { offerAutofill } from './page-script/autofill';

test("React's development build reports no mismatch after the page script has offered autofill", async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  document.body.innerHTML = renderToString(
    <>
      <Island name="issue-search" component={IssueSearch} props={{}} />
      <Island name="reviews" component={Reviews} props={{}} />
      <Island name="contact-form" component={ContactInquiryForm} props={{ page: paths.home }} />
      <Island name="issue-help" component={IssueHelp} props={{ select: 'contact-accident_type' }} />
      <Island name="case-form" component={CaseInquiryForm} props={{}} />
    </>,
  );
  offerAutofill(document);

  await act(() => hydrateIslands(document, islands));

  expect(document.querySelector('[data-island]')).toBeNull();
  expect(document.querySelector('[autocomplete="name"]')).not.toBeNull();
  expect(consoleError.mock.calls).toEqual([]);
});
