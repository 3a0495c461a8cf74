import { guardForm } from './form-guard';

let form: HTMLFormElement;
let note: HTMLElement;
let now = 0;

// Called once for all tests, since its listener is never removed.
beforeAll(() => guardForm(document));

beforeEach(() => {
  document.body.innerHTML = `
    <div><form method="post"><textarea></textarea></form></div>
    <form method="post"><input></form>
    <div data-form-post hidden tabindex="-1">A plain page opens.</div>`;
  form = document.forms[0]!;
  note = document.querySelector('[data-form-post]')!;
  now += 60_000;
});

const message = () => form.querySelector('textarea')!;
const leave = () => dispatchEvent(new Event('pagehide'));

/**
 * Submits a form `after` milliseconds after the previous submission.
 * @returns Whether the browser would post it.
 */
function send(after: number, one = form): boolean {
  now += after;
  const event = new Event('submit', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: now });
  return one.dispatchEvent(event);
}

test('focuses the note at the first press, swallows a double click, and leaves the next press to the browser', () => {
  expect(send(0)).toBe(false);
  expect(note.hidden).toBe(false);
  expect(note).toHaveFocus();
  expect(send(400)).toBe(false);
  expect(send(4000)).toBe(true);
});

test('swallows presses while the browser waits for an answer, and posts again when none has come', () => {
  send(0);
  expect(send(4000)).toBe(true);
  expect(send(9000)).toBe(false);
  expect(send(1000)).toBe(true);
});

test('marks the note only when the browser has posted the form', () => {
  send(0);
  expect(note).toHaveAttribute('data-form-post', '');
  send(4000);
  expect(note).toHaveAttribute('data-form-post', 'posted');
});

test('empties the form that was posted, and no other, when the page is left', () => {
  const other = document.forms[1]!.querySelector('input')!;
  message().value = 'typed';
  other.value = 'typed';
  send(0);
  leave();
  expect(message().value).toBe('typed');
  send(4000);
  expect(message().value).toBe('typed');
  leave();
  expect(message().value).toBe('');
  expect(other.value).toBe('typed');
});

test('shows the note again when hydration has hidden it and the form still does not send by itself', () => {
  send(0);
  note.hidden = true;
  expect(send(4000)).toBe(false);
  expect(note.hidden).toBe(false);
});

test.each<[what: string, prepare: () => unknown]>([
  [
    'a hydrated form',
    () => form.parentElement!.addEventListener('submit', (event) => event.preventDefault()),
  ],
  ['a search', () => form.setAttribute('method', 'get')],
])('does nothing about %s', (_what, prepare) => {
  prepare();
  message().value = 'typed';
  send(0);
  leave();
  expect(note.hidden).toBe(true);
  expect(message().value).toBe('typed');
});
