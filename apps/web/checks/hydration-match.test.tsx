import { act } from '@testing-library/react';
import { hydrateIslands } from '../app/islands/hydrate-islands';
import { islands } from '../app/islands/islands';
import { offerAutofill } from '../app/page-script/autofill';
import { islandCases, renderStatic } from './islands.testing';

test("React's development build reports no mismatch after the page script has offered autofill", async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  renderStatic(...islandCases);
  offerAutofill(document);

  await act(() => hydrateIslands(document, islands));

  expect(document.querySelector('[data-island]')).toBeNull();
  expect(document.querySelector('[autocomplete="name"]')).not.toBeNull();
  expect(consoleError.mock.calls).toEqual([]);
});
