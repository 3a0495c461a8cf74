import { renderHook } from '@testing-library/react';
import { useErrorTitle } from './use-error-title';

beforeEach(() => {
  document.title = 'Contact Us | Lawyers';
});

const show = (initial: boolean) =>
  renderHook(({ hasErrors }) => useErrorTitle(hasErrors), { initialProps: { hasErrors: initial } });

test('restores the title without errors, and adds "Error: " again with new errors', () => {
  const { rerender } = show(true);
  rerender({ hasErrors: false });
  expect(document.title).toBe('Contact Us | Lawyers');

  rerender({ hasErrors: true });

  expect(document.title).toBe('Error: Contact Us | Lawyers');
});

test('restores the title when the form unmounts', () => {
  const { unmount } = show(true);

  unmount();

  expect(document.title).toBe('Contact Us | Lawyers');
});
