import { act, screen } from '@testing-library/react';
import { Toast } from './lazy-toast';
import { renderInTheme } from './theme.testing';

let importSucceeds: boolean;

// Importing the toast can fail, on a bad connection or after a deploy.
jest.mock('./toast', () => {
  if (!importSucceeds) throw new Error('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./toast');
});

function Form({ trigger }: { readonly trigger: number }) {
  return (
    <form aria-label="Around it">
      <Toast message="Please input valid Zip Code" trigger={trigger} />
    </form>
  );
}

test('a failed import of the toast leaves the page intact, and the next trigger retries', async () => {
  const consoleError = jest.spyOn(console, 'error');
  importSucceeds = false;
  const { rerender } = renderInTheme(<Form trigger={1} />);
  await act(async () => undefined);

  expect(screen.getByRole('form')).toBeEmptyDOMElement();
  expect(consoleError).not.toHaveBeenCalled();

  importSucceeds = true;
  rerender(<Form trigger={2} />);

  expect(await screen.findByText('Please input valid Zip Code')).toBeInTheDocument();
});
