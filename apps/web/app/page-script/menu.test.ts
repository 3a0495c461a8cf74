import { startMenu } from './menu';

beforeEach(() => {
  document.body.innerHTML = '<nav popover><p>Pages</p><a href="#help">Help</a></nav>';
});

function hidden(selector: string): number {
  const menu = document.querySelector<HTMLElement>('nav')!;
  menu.hidePopover = jest.fn();
  startMenu(document);
  document.querySelector<HTMLElement>(selector)!.click();
  return jest.mocked(menu.hidePopover).mock.calls.length;
}

test('a link of the menu closes it', () => {
  expect(hidden('a')).toBe(1);
});

test('a click beside the links does not', () => {
  expect(hidden('p')).toBe(0);
});

test('a browser without popovers follows the link all the same', () => {
  startMenu(document);

  expect(() => document.querySelector('a')!.click()).not.toThrow();
});
