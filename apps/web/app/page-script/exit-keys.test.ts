import { keyDown, keyUp, openPage, press, type OpenPage } from './exit.testing';

let open: OpenPage;

beforeEach(() => {
  jest.useFakeTimers();
  open = openPage();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function shift(init: KeyboardEventInit = {}, target: EventTarget = open.page.body): void {
  press('Shift', { code: 'ShiftLeft', ...init }, target);
}

function escape(init: KeyboardEventInit = {}, target: EventTarget = open.page.body): void {
  press('Escape', init, target);
}

test.each([
  [['ShiftLeft', 'ShiftLeft', 'ShiftLeft']],
  [['ShiftRight', 'ShiftRight', 'ShiftRight']],
  [['ShiftLeft', 'ShiftRight', 'ShiftLeft']],
] as const)('%j in a row leads away, and says how many are left', (codes) => {
  const said = codes.map((code) => {
    expect(open.isGone()).toBe(false);
    shift({ code });
    return open.announced();
  });

  expect(open.isGone()).toBe(true);
  expect(said).toEqual([
    expect.stringContaining('2 more times'),
    expect.stringContaining('1 more time '),
    expect.stringMatching(/leaving/i),
  ]);
});

test('Shift leads away from within a field, too', () => {
  for (let index = 0; index < 3; index += 1) {
    shift({}, open.element('textarea'));
  }

  expect(open.isGone()).toBe(true);
});

test('Shift held down counts once', () => {
  for (let index = 0; index < 5; index += 1)
    keyDown('Shift', { code: 'ShiftLeft', repeat: true }, open.page.body);
  keyUp('Shift', { code: 'ShiftLeft' }, open.page.body);

  expect(open.announced()).toContain('2 more times');
});

test('Shift with a letter is writing, and does not count', () => {
  for (let index = 0; index < 5; index += 1) {
    keyDown('Shift', { code: 'ShiftLeft' }, open.page.body);
    press('A', { code: 'KeyA', shiftKey: true }, open.page.body);
    keyUp('Shift', { code: 'ShiftLeft' }, open.page.body);
  }

  expect(open.isGone()).toBe(false);
  expect(open.announced()).toBe('');
});

test('what was announced of Shift is taken back after its pause, so that it can be heard again', () => {
  shift();
  jest.advanceTimersByTime(5001);
  expect(open.announced()).toBe('');

  shift();
  expect(open.announced()).toContain('2 more times');
});

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  'Shift together with another such key (%j) is a command of the system, and does not count',
  (modifier) => {
    for (let index = 0; index < 5; index += 1) shift(modifier);

    expect(open.isGone()).toBe(false);
    expect(open.announced()).toBe('');
  },
);

test('Shift with a click is for the mouse, and begins the count again', () => {
  for (let index = 0; index < 5; index += 1) {
    keyDown('Shift', { code: 'ShiftLeft' }, open.page.body);
    open.element('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    keyUp('Shift', { code: 'ShiftLeft' }, open.page.body);
  }

  expect(open.isGone()).toBe(false);
  expect(open.announced()).toBe('');
});

test('another key between two presses of Shift begins the count again', () => {
  shift();
  shift();
  press('a', { code: 'KeyA' }, open.page.body);
  shift();

  expect(open.isGone()).toBe(false);
  expect(open.announced()).toContain('2 more times');
});

test('the Shift of a soft keyboard, which has no code, does not count', () => {
  for (let index = 0; index < 5; index += 1) shift({ code: '' });

  expect(open.isGone()).toBe(false);
  expect(open.announced()).toBe('');
});

test('Shift while characters are put together does not count', () => {
  for (let index = 0; index < 5; index += 1) {
    shift({ isComposing: true });
  }

  expect(open.isGone()).toBe(false);
});

test.each([
  ['Shift', 3, 4999, true],
  ['Shift', 3, 5001, false],
  ['Escape', 2, 999, true],
  ['Escape', 2, 1001, false],
] as const)('%s, %i times with %i ms between: leaves is %s', (key, times, pause, leaves) => {
  for (let index = 0; index < times; index += 1) {
    jest.advanceTimersByTime(pause);
    if (key === 'Shift') shift();
    else escape();
  }

  expect(open.isGone()).toBe(leaves);
});

test('Escape twice leads away, and says after the first that one is left', () => {
  escape();
  expect(open.isGone()).toBe(false);
  expect(open.announced()).toContain('1 more time ');

  escape();
  expect(open.isGone()).toBe(true);
});

test('what was announced is taken back after the pause, so that it can be heard again', () => {
  escape();
  jest.advanceTimersByTime(1001);
  expect(open.announced()).toBe('');

  escape();
  expect(open.announced()).toContain('1 more time ');
});

test('another key between two presses of Escape starts anew', () => {
  press('Escape', {}, open.page.body);
  press('a', { code: 'KeyA' }, open.page.body);
  press('Escape', {}, open.page.body);

  expect(open.isGone()).toBe(false);
});

test('Escape held down does not count', () => {
  for (let index = 0; index < 5; index += 1) escape({ repeat: true });

  expect(open.isGone()).toBe(false);
  expect(open.announced()).toBe('');
});

test.each(['input', 'textarea', 'select'])('Escape in a field (%s) does not count', (field) => {
  escape({}, open.element(field));
  escape({}, open.element(field));

  expect(open.isGone()).toBe(false);
});

test('Escape on a button counts', () => {
  escape({}, open.element('button'));
  escape({}, open.element('button'));

  expect(open.isGone()).toBe(true);
});

test('Escape closes an open menu, and does not count', () => {
  // jsdom has no popovers: this is what a browser answers while one is open.
  const find = open.page.querySelector.bind(open.page);
  jest
    .spyOn(open.page, 'querySelector')
    .mockImplementation((selector: string) =>
      selector.includes(':popover-open') ? open.page.body : find(selector),
    );

  escape();
  escape();

  expect(open.isGone()).toBe(false);
});

test('Escape leads away in browsers that do not know popovers', () => {
  const find = open.page.querySelector.bind(open.page);
  jest.spyOn(open.page, 'querySelector').mockImplementation((selector: string) => {
    if (selector.includes(':popover-open')) throw new DOMException('', 'SyntaxError');
    return find(selector);
  });

  escape();
  escape();

  expect(open.isGone()).toBe(true);
});
