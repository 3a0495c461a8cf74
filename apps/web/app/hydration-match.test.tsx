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

test("React's development build finds no mismatch, although the page script has offered autofill", async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  document.body.innerHTML = renderToString(
    <>
      <Island name="issue-search" of={IssueSearch} props={{}} />
      <Island name="reviews" of={Reviews} props={{}} />
      <Island name="contact-form" of={ContactInquiryForm} props={{ page: paths.home }} />
      <Island name="issue-help" of={IssueHelp} props={{ select: 'contact-accident_type' }} />
      <Island name="case-form" of={CaseInquiryForm} props={{}} />
    </>,
  );
  offerAutofill(document);

  await act(() => hydrateIslands(document, islands));

  expect(document.querySelector('[data-island]')).toBeNull();
  expect(document.querySelector('[autocomplete="name"]')).not.toBeNull();
  expect(complain.mock.calls).toEqual([]);
});
