import { renderHook } from '@testing-library/react';
import { useErrorTitle } from './use-error-title';

beforeEach(() => {
  document.title = 'Contact Us | Lawyers';
});

const show = (initial: boolean) =>
  renderHook(({ hasErrors }) => useErrorTitle(hasErrors), { initialProps: { hasErrors: initial } });

test('without errors the title stays as it is', () => {
  show(false);

  expect(document.title).toBe('Contact Us | Lawyers');
});

test('with errors the title begins with "Error: "', () => {
  show(true);

  expect(document.title).toBe('Error: Contact Us | Lawyers');
});

test('it does so once, however often the form is refused', () => {
  const { rerender } = show(true);

  rerender({ hasErrors: true });

  expect(document.title).toBe('Error: Contact Us | Lawyers');
});

test('the title is itself again when the errors are gone, and can be wrong again', () => {
  const { rerender } = show(true);
  rerender({ hasErrors: false });
  expect(document.title).toBe('Contact Us | Lawyers');

  rerender({ hasErrors: true });

  expect(document.title).toBe('Error: Contact Us | Lawyers');
});

test('the title is itself again when the form goes', () => {
  const { unmount } = show(true);

  unmount();

  expect(document.title).toBe('Contact Us | Lawyers');
});
