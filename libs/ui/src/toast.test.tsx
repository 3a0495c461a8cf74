import { act, screen, waitFor } from '@testing-library/react';
import { invalidZipMessage } from '@lawyers/domain';
import { Toast } from './lazy-toast';
import { renderInTheme } from './theme.testing';

let importSucceeds = true;

// While `importSucceeds` is false, the import of the toast fails, as it can on a bad connection, or when a new release
// has removed its file from the server.
jest.mock('./toast', () => {
  if (!importSucceeds) throw new Error('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./toast');
});

beforeEach(() => void jest.useFakeTimers());

function shown(): readonly HTMLElement[] {
  return screen.queryAllByText('Please input valid Zip Code');
}

// Advances the time in steps of half a second, because React renders between them, and only then starts the next timer.
async function pass(seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 2; step += 1) {
    await act(async () => void (await jest.advanceTimersByTimeAsync(500)));
  }
}

// This test is the first, because a module that has been imported once stays loaded.
test('a failed import of the toast leaves the page intact, and the next trigger retries', async () => {
  importSucceeds = false;
  const consoleError = jest.spyOn(console, 'error');
  const { container, rerender } = renderInTheme(<Toast message={invalidZipMessage} trigger={1} />);
  await act(async () => undefined);

  expect(container).toBeEmptyDOMElement();
  expect(consoleError).not.toHaveBeenCalled();

  importSucceeds = true;
  rerender(<Toast message={invalidZipMessage} trigger={2} />);

  await waitFor(() => expect(shown()).toHaveLength(1));
});

test('the toast disappears after six seconds and reappears on a new trigger', async () => {
  const { rerender } = renderInTheme(<Toast message={invalidZipMessage} trigger={1} />);
  await waitFor(() => expect(shown()).toHaveLength(1));

  await pass(5.5);
  expect(shown()).toHaveLength(1);

  await pass(2);
  expect(shown()).toHaveLength(0);

  rerender(<Toast message={invalidZipMessage} trigger={2} />);
  await waitFor(() => expect(shown()).toHaveLength(1));
});

test('a new trigger replaces a visible toast', async () => {
  const { rerender } = renderInTheme(<Toast message={invalidZipMessage} trigger={1} />);
  await waitFor(() => expect(shown()).toHaveLength(1));
  const first = shown()[0];

  rerender(<Toast message={invalidZipMessage} trigger={2} />);

  await waitFor(() => expect(first).not.toBeInTheDocument());
  await waitFor(() => expect(shown()).toHaveLength(1));
});
