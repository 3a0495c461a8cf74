import { browserVisibility } from './page-visibility';

const { signal } = new AbortController();

function change(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('untilHidden resolves when the page is hidden, and not before', async () => {
  change('visible');
  const hidden = jest.fn();
  const wait = browserVisibility.untilHidden(signal).then(hidden);

  change('visible');
  await Promise.resolve();
  expect(hidden).not.toHaveBeenCalled();

  change('hidden');
  await wait;
  expect(hidden).toHaveBeenCalledTimes(1);
});

test('untilHidden resolves at once when the page is already hidden', async () => {
  change('hidden');
  await expect(browserVisibility.untilHidden(signal)).resolves.toBeUndefined();
});
