import { screen } from '@testing-library/react';
import { Toast } from './lazy-toast';
import { renderInTheme } from './theme.testing';

test('the toast is positioned without a style element that the Content Security Policy would block', async () => {
  renderInTheme(<Toast message="Too short" trigger={1} />);

  const toast = await screen.findByText('Too short');

  const container = toast.closest('.notistack-SnackbarContainer')!;
  expect(getComputedStyle(container).position).toBe('fixed');
  expect(document.querySelector('#_goober')).toBeNull();
  expect(document.head.innerHTML).not.toMatch(/\.go\d{6}/);
});
