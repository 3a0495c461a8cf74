import { startMenu } from './menu';

beforeEach(() => {
  document.body.innerHTML = '<nav popover><p>Pages</p><a href="#help">Help</a></nav>';
});

function hideCallsAfterClick(selector: string): number {
  const menu = document.querySelector<HTMLElement>('nav')!;
  menu.hidePopover = jest.fn();
  startMenu(document);
  document.querySelector<HTMLElement>(selector)!.click();
  return jest.mocked(menu.hidePopover).mock.calls.length;
}

test('closes the menu on a click on one of its links', () => {
  expect(hideCallsAfterClick('a')).toBe(1);
});

test('keeps the menu open on a click beside the links', () => {
  expect(hideCallsAfterClick('p')).toBe(0);
});

test('does not throw in a browser without popovers', () => {
  startMenu(document);

  expect(() => document.querySelector('a')!.click()).not.toThrow();
});
