import { startExit } from './exit';
import { openPage, pressKey, startAddress, type OpenPage } from './exit.testing';

let open: OpenPage;

beforeEach(() => {
  open = openPage();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('the link leaves the site without a new history entry', () => {
  const entries = history.length;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });

  open.element('[data-exit]').dispatchEvent(click);

  expect(open.hasLeft()).toBe(true);
  expect(click.defaultPrevented).toBe(true);
  expect(history.length).toBe(entries);
});

test('hides the page, then replaces its title, clears its forms, and rewrites its history entry before it leaves', () => {
  const steps: unknown[] = [];
  for (const form of open.page.forms)
    form.addEventListener('reset', () => steps.push(open.traces()));
  const replaceState = history.replaceState.bind(history);
  jest.spyOn(history, 'replaceState').mockImplementation((...entry) => {
    steps.push(open.traces());
    replaceState(...entry);
    steps.push(open.traces());
  });

  open.element('[data-exit]').click();

  const hidden = { hidden: true, title: 'Home', address: startAddress };
  expect(steps).toEqual([
    { ...hidden, typed: 'typedtypedtyped' },
    { ...hidden, typed: 'typed' },
    { ...hidden, typed: '' },
    { ...hidden, typed: '', address: '/' },
  ]);
  expect(open.traces()).toEqual({ ...hidden, typed: '', address: '/#away' });
});

test('sends no referrer to the destination', () => {
  expect(open.page.querySelector('meta[name="referrer"]')).toBeNull();

  open.element('[data-exit]').click();

  expect(open.page.querySelector('meta[name="referrer"]')).toHaveProperty('content', 'no-referrer');

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(open.page.querySelector('meta[name="referrer"]')).toBeNull();
});

test('hides and announces nothing before the exit is used', () => {
  expect(open.traces()).toEqual({
    hidden: false,
    title: 'Your message',
    typed: 'typedtypedtyped',
    address: startAddress,
  });
  expect(open.announced()).toBe('');
});

test('another Escape cannot stop the exit', () => {
  expect(pressKey('Escape', {}, open.page.body).defaultPrevented).toBe(false);
  expect(pressKey('Escape', {}, open.page.body).defaultPrevented).toBe(false);

  expect(pressKey('Escape', {}, open.page.body).defaultPrevented).toBe(true);
});

test('shows the page with its title and empty forms after Back from an exit', () => {
  open.element('[data-exit]').click();
  for (const field of open.fields()) field.value = 'filled in by the browser';

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(open.traces()).toMatchObject({ hidden: false, title: 'Your message', typed: '' });
  expect(open.announced()).toBe('');
  expect(pressKey('a', {}, open.page.body).defaultPrevented).toBe(false);
});

test('keeps form data after Back from any other navigation', () => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(open.traces()).toMatchObject({ typed: 'typedtypedtyped' });
});

test('does nothing on a page without the exit link', () => {
  const bare = new DOMParser().parseFromString('<title>Bare</title>', 'text/html');

  startExit(bare);
  for (let index = 0; index < 3; index += 1) {
    pressKey('Shift', { code: 'ShiftLeft' }, bare.documentElement);
  }

  expect(open.hasLeft()).toBe(false);
  expect(bare.title).toBe('Bare');
});
