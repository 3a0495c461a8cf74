import { startExit } from './exit';
import { openPage, press, startAddress, type OpenPage } from './exit.testing';

let open: OpenPage;

beforeEach(() => {
  open = openPage();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('the link leads away and leaves nothing to come back to', () => {
  const entries = history.length;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });

  open.element('[data-exit]').dispatchEvent(click);

  expect(open.isGone()).toBe(true);
  expect(click.defaultPrevented).toBe(true);
  expect(history.length).toBe(entries);
});

test('first the page is hidden, then its title, then its forms, then its history; then it is left', () => {
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

test('the page outside does not receive the address of this site while it is left', () => {
  expect(open.page.querySelector('meta[name="referrer"]')).toBeNull();

  open.element('[data-exit]').click();

  expect(open.page.querySelector('meta[name="referrer"]')).toHaveProperty('content', 'no-referrer');

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(open.page.querySelector('meta[name="referrer"]')).toBeNull();
});

test('before anything is pressed, nothing is hidden, and nothing said', () => {
  expect(open.traces()).toEqual({
    hidden: false,
    title: 'Your message',
    typed: 'typedtypedtyped',
    address: startAddress,
  });
  expect(open.announced()).toBe('');
});

test('once the page is being left, another Escape cannot stop it', () => {
  expect(press('Escape', {}, open.page.body).defaultPrevented).toBe(false);
  expect(press('Escape', {}, open.page.body).defaultPrevented).toBe(false);

  expect(press('Escape', {}, open.page.body).defaultPrevented).toBe(true);
});

test('after coming back the page is there again, with empty forms and its title', () => {
  open.element('[data-exit]').click();
  for (const field of open.fields()) field.value = 'filled in by the browser';

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(open.traces()).toMatchObject({ hidden: false, title: 'Your message', typed: '' });
  expect(open.announced()).toBe('');
  expect(press('a', {}, open.page.body).defaultPrevented).toBe(false);
});

test('coming back to a page that was left by other ways keeps what was written', () => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(open.traces()).toMatchObject({ typed: 'typedtypedtyped' });
});

test('a page without the link is left alone', () => {
  const bare = new DOMParser().parseFromString('<title>Bare</title>', 'text/html');

  startExit(bare);
  for (let index = 0; index < 3; index += 1) {
    press('Shift', { code: 'ShiftLeft' }, bare.documentElement);
  }

  expect(open.isGone()).toBe(false);
  expect(bare.title).toBe('Bare');
});
