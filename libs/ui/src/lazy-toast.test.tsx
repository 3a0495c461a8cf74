import { act, screen } from '@testing-library/react';
import { Toast } from './lazy-toast';
import { renderInTheme } from './theme.testing';

let reachable: boolean;

// The file of the toast: on a flaky network, or after a deploy, it cannot be loaded.
jest.mock('./toast', () => {
  if (!reachable) throw new Error('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./toast');
});

function Form({ occasion }: { readonly occasion: number }) {
  return (
    <form aria-label="Around it">
      <Toast message="Please input valid Zip Code" occasion={occasion} />
    </form>
  );
}

test('a toast that cannot be loaded takes nothing with it, and the next occasion tries again', async () => {
  const complaints = jest.spyOn(console, 'error');
  reachable = false;
  const { rerender } = renderInTheme(<Form occasion={1} />);
  await act(async () => undefined);

  expect(screen.getByRole('form')).toBeEmptyDOMElement();
  expect(complaints).not.toHaveBeenCalled();

  reachable = true;
  rerender(<Form occasion={2} />);

  expect(await screen.findByText('Please input valid Zip Code')).toBeInTheDocument();
});
