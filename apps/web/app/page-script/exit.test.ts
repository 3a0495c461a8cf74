import { startExit } from './exit';

const start = '/formInput?accidentId=Partner+Violence&zipCode=90210';

// A place that jsdom can really go to: an address of the same page.
const away = 'http://localhost/#away';

let page: Document;

beforeEach(() => {
  jest.useFakeTimers();
  history.pushState(null, '', start);
  // A document of its own for each test: listeners stay on a document for ever.
  page = new DOMParser().parseFromString(
    `<title>Your message</title>
     <a data-exit href="${away}">Exit this site</a><span role="status" data-exit-status></span>
     <form>
       <input name="user"><textarea name="message"></textarea><select><option>Yes</option></select>
     </form>
     <form><input name="zipCode"></form>
     <button>Send</button>`,
    'text/html',
  );
  for (const field of fields()) field.value = 'typed';
  startExit(page);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function fields() {
  return page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
}

const element = (selector: string) => page.querySelector<HTMLElement>(selector)!;
const announced = () => element('[role="status"]').textContent;
const isGone = () => location.href === away;

/** What somebody at the screen can see, or find in the history, at this moment. */
function traces() {
  return {
    hidden: page.documentElement.hasAttribute('data-leaving'),
    title: page.title.replaceAll('\u200B', ''),
    typed: [...fields()].map(({ value }) => value).join(''),
    address: location.pathname + location.search + location.hash,
  };
}

function keyDown(key: string, init: KeyboardEventInit = {}, target: EventTarget = page.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

function keyUp(key: string, init: KeyboardEventInit = {}, target: EventTarget = page.body) {
  target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, ...init }));
}

function press(key: string, init: KeyboardEventInit = {}, target?: EventTarget) {
  const event = keyDown(key, init, target);
  keyUp(key, init, target);
  return event;
}

const shift = (code: 'ShiftLeft' | 'ShiftRight' = 'ShiftLeft') => press('Shift', { code });
const escape = (init?: KeyboardEventInit, target?: EventTarget) => press('Escape', init, target);

test('the link leads away and leaves nothing to come back to', () => {
  const entries = history.length;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });

  element('[data-exit]').dispatchEvent(click);

  expect(isGone()).toBe(true);
  expect(click.defaultPrevented).toBe(true);
  expect(history.length).toBe(entries);
});

test('first the page is hidden, then its title, then its forms, then its history; then it is left', () => {
  const steps: unknown[] = [];
  for (const form of page.forms) form.addEventListener('reset', () => steps.push(traces()));
  const replaceState = history.replaceState.bind(history);
  jest.spyOn(history, 'replaceState').mockImplementation((...entry) => {
    steps.push(traces());
    replaceState(...entry);
    steps.push(traces());
  });

  element('[data-exit]').click();

  const hidden = { hidden: true, title: '', address: start };
  expect(steps).toEqual([
    { ...hidden, typed: 'typedtypedtyped' },
    { ...hidden, typed: 'typed' },
    { ...hidden, typed: '' },
    { ...hidden, typed: '', address: '/' },
  ]);
  expect(traces()).toEqual({ ...hidden, typed: '', address: '/#away' });
});

test('before anything is pressed, nothing is hidden, and nothing said', () => {
  expect(traces()).toEqual({
    hidden: false,
    title: 'Your message',
    typed: 'typedtypedtyped',
    address: start,
  });
  expect(announced()).toBe('');
});

test.each([
  [['ShiftLeft', 'ShiftLeft', 'ShiftLeft']],
  [['ShiftRight', 'ShiftRight', 'ShiftRight']],
  [['ShiftLeft', 'ShiftRight', 'ShiftLeft']],
] as const)('%j in a row leads away, and says how many are left', (codes) => {
  const said = codes.map((code) => {
    expect(isGone()).toBe(false);
    shift(code);
    return announced();
  });

  expect(isGone()).toBe(true);
  expect(said).toEqual([
    expect.stringContaining('2 more times'),
    expect.stringContaining('1 more time '),
    expect.stringMatching(/leaving/i),
  ]);
});

test('Shift leads away from within a field, too', () => {
  for (let index = 0; index < 3; index += 1) {
    press('Shift', { code: 'ShiftLeft' }, element('textarea'));
  }

  expect(isGone()).toBe(true);
});

test('Shift held down counts once', () => {
  for (let index = 0; index < 5; index += 1) keyDown('Shift', { code: 'ShiftLeft', repeat: true });
  keyUp('Shift', { code: 'ShiftLeft' });

  expect(announced()).toContain('2 more times');
});

test('Shift with a letter is writing, and does not count', () => {
  for (let index = 0; index < 5; index += 1) {
    keyDown('Shift', { code: 'ShiftLeft' });
    press('A', { code: 'KeyA', shiftKey: true });
    keyUp('Shift', { code: 'ShiftLeft' });
  }

  expect(isGone()).toBe(false);
  expect(announced()).toBe('');
});

test('another key between two presses of Shift begins the count again', () => {
  shift();
  shift();
  press('a', { code: 'KeyA' });
  shift();

  expect(isGone()).toBe(false);
  expect(announced()).toContain('2 more times');
});

test('the Shift of a soft keyboard, which has no code, does not count', () => {
  for (let index = 0; index < 5; index += 1) press('Shift', { code: '' });

  expect(isGone()).toBe(false);
  expect(announced()).toBe('');
});

test('Shift while characters are put together does not count', () => {
  for (let index = 0; index < 5; index += 1) {
    press('Shift', { code: 'ShiftLeft', isComposing: true });
  }

  expect(isGone()).toBe(false);
});

test.each([
  ['Shift', 3, 4999, true],
  ['Shift', 3, 5001, false],
  ['Escape', 2, 999, true],
  ['Escape', 2, 1001, false],
] as const)('%s, %i times with %i ms between: leaves is %s', (key, times, pause, leaves) => {
  for (let index = 0; index < times; index += 1) {
    jest.advanceTimersByTime(pause);
    press(key, key === 'Shift' ? { code: 'ShiftLeft' } : {});
  }

  expect(isGone()).toBe(leaves);
});

test('Escape twice leads away, and says after the first that one is left', () => {
  escape();
  expect(isGone()).toBe(false);
  expect(announced()).toContain('1 more time ');

  escape();
  expect(isGone()).toBe(true);
});

test('Escape held down does not count', () => {
  for (let index = 0; index < 5; index += 1) escape({ repeat: true });

  expect(isGone()).toBe(false);
  expect(announced()).toBe('');
});

test.each(['input', 'textarea', 'select'])('Escape in a field (%s) does not count', (field) => {
  escape({}, element(field));
  escape({}, element(field));

  expect(isGone()).toBe(false);
});

test('Escape on a button counts', () => {
  escape({}, element('button'));
  escape({}, element('button'));

  expect(isGone()).toBe(true);
});

test('Escape closes an open menu, and does not count', () => {
  // jsdom has no popovers: this is what a browser answers while one is open.
  const find = page.querySelector.bind(page);
  jest
    .spyOn(page, 'querySelector')
    .mockImplementation((selector: string) =>
      selector.includes(':popover-open') ? page.body : find(selector),
    );

  escape();
  escape();

  expect(isGone()).toBe(false);
});

test('Escape leads away in browsers that do not know popovers', () => {
  const find = page.querySelector.bind(page);
  jest.spyOn(page, 'querySelector').mockImplementation((selector: string) => {
    if (selector.includes(':popover-open')) throw new DOMException('', 'SyntaxError');
    return find(selector);
  });

  escape();
  escape();

  expect(isGone()).toBe(true);
});

test('once the page is being left, another Escape cannot stop it', () => {
  expect(escape().defaultPrevented).toBe(false);
  expect(escape().defaultPrevented).toBe(false);

  expect(escape().defaultPrevented).toBe(true);
});

test('after coming back the page is there again, with empty forms and its title', () => {
  element('[data-exit]').click();
  for (const field of fields()) field.value = 'filled in by the browser';

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(traces()).toMatchObject({ hidden: false, title: 'Your message', typed: '' });
  expect(announced()).toBe('');
  expect(press('a').defaultPrevented).toBe(false);
});

test('coming back to a page that was left by other ways keeps what was written', () => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(traces()).toMatchObject({ typed: 'typedtypedtyped' });
});

test('a page without the link is left alone', () => {
  const bare = new DOMParser().parseFromString('<title>Bare</title>', 'text/html');

  startExit(bare);
  for (let index = 0; index < 3; index += 1) {
    press('Shift', { code: 'ShiftLeft' }, bare.documentElement);
  }

  expect(isGone()).toBe(false);
  expect(bare.title).toBe('Bare');
});
