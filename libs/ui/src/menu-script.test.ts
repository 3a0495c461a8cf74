import { isMenuOpen, startMenu } from './menu-script';

// Has the rules by which `site-menu.tsx` shows the menu in a browser without popovers, such as jsdom, when the script
// has opened it.
const page = `
  <style>nav { display: none } nav[data-open="true"] { display: block }</style>
  <a id="menu" href="#site-menu">Open menu</a>
  <nav id="site-menu" popover><p>Pages</p><a href="#help">Help</a></nav>
  <a href="#menu">Close menu</a>
  <main>Content</main>`;

beforeEach(() => {
  document.body.innerHTML = page;
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

function click(selector: string): Event {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  find(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find(selector).dispatchEvent(event);
  return event;
}

const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

test.each([
  ['one of its links', 'nav a', 1],
  ['the text beside its links', 'nav p', 0],
])('with popovers a click on %s hides the menu %s times', (_what, selector, times) => {
  const hidePopover = jest.fn();
  find('nav').hidePopover = hidePopover;
  startMenu(document);

  click(selector);

  expect(hidePopover).toHaveBeenCalledTimes(times);
});

test('without popovers its link opens the menu without an entry in the history', () => {
  startMenu(document);
  expect(isMenuOpen(document)).toBe(false);
  expect(find('#menu').ariaExpanded).toBe('false');

  const { defaultPrevented } = click('#menu');

  expect(defaultPrevented).toBe(true);
  expect(isMenuOpen(document)).toBe(true);
  expect(find('#menu').ariaExpanded).toBe('true');
});

test.each([
  ['a click on a link of the menu', () => click('nav a'), false],
  ['a click beside the links', () => click('nav p'), true],
  ['a click outside', () => click('main'), false],
  ['the link Close menu', () => click('[href="#menu"]'), false],
  ['Escape', () => press('Escape'), false],
  ['Tab', () => press('Tab'), true],
])('without popovers, %s closes the menu or leaves it open', (_what, act, stays) => {
  startMenu(document);
  click('#menu');

  act();

  expect(isMenuOpen(document)).toBe(stays);
});

test('without popovers, Escape moves the focus to the link that opens the menu, if the menu is open', () => {
  startMenu(document);
  const focus = jest.spyOn(find('#menu'), 'focus');

  press('Escape');
  expect(focus).not.toHaveBeenCalled();

  click('#menu');
  press('Escape');
  // The link is in the header, which stays in view, so the page must not scroll to it.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});
