import { openPage, pressKey, startAddress, type OpenPage } from './exit.testing';
import { leaveEvent } from './leave';

let open: OpenPage;

beforeEach(() => {
  open = openPage();
});

test.each([
  ['a click', new MouseEvent('click', { bubbles: true, cancelable: true }), true],
  ['the middle button', new MouseEvent('auxclick', { button: 1, cancelable: true }), true],
  ['Control', new MouseEvent('click', { ctrlKey: true, cancelable: true }), true],
  ['Shift', new MouseEvent('click', { shiftKey: true, cancelable: true }), true],
  ['Meta', new MouseEvent('click', { metaKey: true, cancelable: true }), true],
  // The right button opens the browser's context menu, so it does not leave.
  ['the right button', new MouseEvent('auxclick', { button: 2, cancelable: true }), false],
])(
  'the link leaves in this tab, without a new history entry, with %s: %s',
  (_with, click, leaves) => {
    const entries = history.length;

    open.element('[data-exit]').dispatchEvent(click);

    expect([open.hasLeft(), click.defaultPrevented]).toEqual([leaves, leaves]);
    expect(history.length).toBe(entries);
  },
);

test('hides the page, then replaces its title, ends deliveries, clears its forms, and rewrites its history entry before it leaves', () => {
  const steps: unknown[] = [];
  const record = () => steps.push(open.traces());
  open.page.addEventListener(leaveEvent, record);
  for (const form of open.page.forms) form.addEventListener('reset', record);
  const replaceState = history.replaceState.bind(history);
  jest.spyOn(history, 'replaceState').mockImplementation((...entry) => {
    record();
    replaceState(...entry);
    record();
  });

  open.element('[data-exit]').click();
  // A second Exit must not repeat the steps. Otherwise two tabs of this site would tell each other to leave endlessly.
  open.element('[data-exit]').click();

  const hidden = { hidden: true, title: 'Home', address: startAddress };
  expect(steps).toEqual([
    { ...hidden, typed: 'typedtypedtyped' },
    { ...hidden, typed: 'typedtypedtyped' },
    { ...hidden, typed: 'typed' },
    { ...hidden, typed: '' },
    { ...hidden, typed: '', address: '/' },
  ]);
  expect(open.traces()).toEqual({ ...hidden, typed: '', address: '/#away' });
});

test('undoes choices, also of the issue pictures, which belong to no form', () => {
  const select = open.page.querySelector('select')!;
  const radios = [...open.page.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  select.selectedIndex = 1;
  radios[1]!.checked = true;

  open.element('[data-exit]').click();

  expect(select.selectedIndex).toBe(0);
  expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
});

test('leaves even if the browser refuses to replace the history entry, which it reports', () => {
  jest.useFakeTimers();
  const refusal = new DOMException('too many calls', 'SecurityError');
  jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw refusal;
  });
  // jsdom can only navigate to a fragment of the same page.
  open.element('[data-exit]').setAttribute('href', `${location.href}#away`);

  open.element('[data-exit]').click();

  expect(location.hash).toBe('#away');
  expect(jest.runAllTimers).toThrow(refusal);
});

test('sends no referrer to the destination, and asks this site for nothing, which would compete with it', () => {
  expect(open.page.querySelector('meta[name="referrer"]')).toBeNull();

  open.element('[data-exit]').click();

  expect(open.page.querySelector('meta[name="referrer"]')).toHaveProperty('content', 'no-referrer');
  expect(window.fetch).not.toHaveBeenCalled();
  expect(open.hasLeft()).toBe(true);
});

test.each([
  ['Escape', () => pressKey('Escape', {}, open.page.body)],
  ['a press elsewhere', () => open.page.dispatchEvent(new Event('pointerdown'))],
])('after the exit, %s does not replace the announcement that the site is left', (_what, act) => {
  open.element('[data-exit]').click();

  act();

  expect(open.announced()).toMatch(/leaving/i);
});

test('the browser does not take the Escape that leaves, or a later one, for its command to stop loading', () => {
  expect(pressKey('Escape', {}, open.page.body).defaultPrevented).toBe(false);

  expect(pressKey('Escape', {}, open.page.body).defaultPrevented).toBe(true);
  expect(pressKey('Escape', {}, open.page.body).defaultPrevented).toBe(true);
});
