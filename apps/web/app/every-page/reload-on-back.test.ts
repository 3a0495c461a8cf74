import { reloadOnBack, shownPath } from './reload-on-back';

test('reloads when the path is not that of the content, and not for another fragment', () => {
  // jsdom reports each reload as an error, since it cannot navigate.
  const reloads = jest.spyOn(console, 'error').mockReturnValue();
  const goTo = (address: string) => {
    history.replaceState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return reloads.mock.calls.length;
  };
  const page = document.implementation.createHTMLDocument();
  history.replaceState(null, '', '/form');
  reloadOnBack(page);

  expect(goTo('/form#there')).toBe(0);
  expect(goTo('/confirmed')).toBe(1);
  page.documentElement.dataset[shownPath] = '/confirmed';
  expect(goTo('/confirmed')).toBe(1);
  expect(goTo('/form')).toBe(2);
});
