import { atTestTime, keyDown, keyUp, openPage, pressKey, type OpenPage } from './exit.testing';

let open: OpenPage;

beforeEach(() => {
  jest.useFakeTimers();
  open = openPage();
});

function shift(init: KeyboardEventInit = {}, target: EventTarget = open.page.body): void {
  pressKey('Shift', { code: 'ShiftLeft', ...init }, target);
}

function escape(init: KeyboardEventInit = {}, target: EventTarget = open.page.body): void {
  pressKey('Escape', init, target);
}

test.each([
  [['ShiftLeft', 'ShiftLeft', 'ShiftLeft'], 'body'],
  [['ShiftRight', 'ShiftRight', 'ShiftRight'], 'body'],
  [['ShiftLeft', 'ShiftRight', 'ShiftLeft'], 'textarea'],
] as const)('leaves after %j in a %s, and announces how many presses are left', (codes, place) => {
  const announcements = codes.map((code) => {
    expect(open.hasLeft()).toBe(false);
    shift({ code }, open.element(place));
    return open.announced();
  });

  expect(open.hasLeft()).toBe(true);
  expect(announcements).toEqual([
    expect.stringContaining('2 more times'),
    expect.stringContaining('1 more time '),
    expect.stringMatching(/leaving/i),
  ]);
  // The next page may come late, and until then it must not seem that the time ran out.
  jest.advanceTimersByTime(5001);
  expect(open.announced()).toMatch(/leaving/i);
});

test('Shift held down counts once', () => {
  holdShift(() => undefined);

  expect(open.announced()).toContain('2 more times');
});

/** Presses Shift and holds it, which Windows reports as repeated key events, while something else happens. */
function holdShift(meanwhile: () => void): void {
  keyDown('Shift', { code: 'ShiftLeft' }, open.page.body);
  meanwhile();
  keyDown('Shift', { code: 'ShiftLeft', repeat: true }, open.page.body);
  keyUp('Shift', { code: 'ShiftLeft' }, open.page.body);
}

function fire(type: string, target: EventTarget = open.element('button')): void {
  target.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Turns the wheel with Shift held. The wheel has been at rest before. */
function scrollSideways(): void {
  jest.advanceTimersByTime(1000);
  holdShift(() => turnWheel({ shiftKey: true }));
}

function turnWheel(init: WheelEventInit = {}): void {
  open.page.body.dispatchEvent(atTestTime(new WheelEvent('wheel', { bubbles: true, ...init })));
}

test.each<readonly [string, () => void]>([
  ['with a letter', () => holdShift(() => pressKey('A', { code: 'KeyA' }, open.page.body))],
  ['with a click', () => holdShift(() => fire('pointerdown'))],
  ['at the end of a selection by pointer', () => holdShift(() => fire('pointerup'))],
  ['with the wheel, which scrolls sideways', scrollSideways],
  ['when another window gets the focus', () => holdShift(() => fire('blur', window))],
  ['with AltGr, as a letter', () => shift({ modifierAltGraph: true })],
  ['with Alt, as a shortcut', () => shift({ altKey: true })],
  ['with Control, as a shortcut', () => shift({ ctrlKey: true })],
  ['with Meta, as a shortcut', () => shift({ metaKey: true })],
  ['without a code, as soft keyboards send it', () => shift({ code: '' })],
  ['that switches the layout', () => pressKey('GroupNext', { code: 'ShiftLeft' }, open.page.body)],
  ['during IME composition', () => shift({ isComposing: true })],
])('Shift %s does not count', (_how, press) => {
  for (let index = 0; index < 5; index += 1) {
    press();
    expect(open.announced()).toBe('');
  }
  expect(open.hasLeft()).toBe(false);
});

test('each press of Shift counts once, also while another key is released', () => {
  const released = (key: string, code: string) => keyUp(key, { code }, open.page.body);
  // Shift was pressed on the previous page, so this page sees only its release.
  released('Shift', 'ShiftLeft');
  expect(open.announced()).toBe('');

  keyDown('Shift', { code: 'ShiftLeft' }, open.page.body);
  keyDown('Shift', { code: 'ShiftRight' }, open.page.body);
  released('a', 'KeyA');
  released('Shift', 'ShiftRight');
  released('Shift', 'ShiftLeft');
  expect(open.announced()).toContain('2 more times');
});

test('Shift counts while a trackpad goes on scrolling that was used before', () => {
  for (let index = 0; index < 3; index += 1) {
    turnWheel();
    holdShift(() => turnWheel({ shiftKey: true }));
  }

  expect(open.hasLeft()).toBe(true);
});

const pressOf = { Shift: () => shift(), Escape: () => escape() };

test.each([
  ['Shift', 5001, 'Time ran out. Shift, press 3 more times to exit.', '2 more times'],
  ['Escape', 1001, 'Time ran out. Escape, press 2 more times to exit.', '1 more time '],
] as const)(
  'announces that %s has expired, and counts from the start',
  (key, pause, expired, first) => {
    pressOf[key]();
    jest.advanceTimersByTime(pause);
    expect(open.announced()).toBe(expired);

    pressOf[key]();
    expect(open.announced()).toContain(first);
  },
);

test.each([
  ['Shift', 3],
  ['Escape', 2],
] as const)('another key before the last press of %s resets the count', (key, times) => {
  for (let left = times; left > 1; left -= 1) pressOf[key]();
  pressKey('a', { code: 'KeyA' }, open.page.body);
  // Empty, so that screen readers announce the next press even if the text is the same.
  expect(open.announced()).toBe('');
  pressOf[key]();

  expect(open.hasLeft()).toBe(false);
  expect(open.announced()).toContain(`${times - 1} more time`);
});

test.each([
  ['Shift', 3, 4999, true],
  ['Shift', 3, 5001, false],
  ['Escape', 2, 999, true],
  ['Escape', 2, 1001, false],
] as const)(
  '%s, %i times with %i ms between: leaves the site is %s',
  (key, times, pause, leaves) => {
    for (let index = 0; index < times; index += 1) {
      jest.advanceTimersByTime(pause);
      pressOf[key]();
    }

    expect(open.hasLeft()).toBe(leaves);
  },
);

test.each([
  ['held down', 'body', { repeat: true }, false],
  ['with Shift, as a shortcut', 'body', { shiftKey: true }, false],
  ['with Alt, as a shortcut', 'body', { altKey: true }, false],
  ['with Control, as a shortcut', 'body', { ctrlKey: true }, false],
  ['with Meta, as a shortcut', 'body', { metaKey: true }, false],
  ['in an input', 'input', {}, false],
  ['in a textarea', 'textarea', {}, false],
  ['in a select', 'select', {}, false],
  ['on a button', 'button', {}, true],
])('Escape twice, %s (%s, %j): leaves the site is %s', (_where, selector, init, leaves) => {
  for (let index = 0; index < 2; index += 1) escape(init, open.element(selector));
  expect(open.hasLeft()).toBe(leaves);
});
