import { servedZip } from '@lawyers/domain/sample-answers';
import { offerAutofill } from './offer-autofill';

let page: Document;

beforeEach(() => {
  // A new document for each test, since the listeners are never removed.
  page = new DOMParser().parseFromString(
    `<form autocomplete="off">
      <input id="name" autocomplete="off" data-autocomplete="name">
      <input id="zip" autocomplete="off" data-autocomplete="postal-code" value="${servedZip}">
      <input id="hours" autocomplete="off">
      <textarea id="message"></textarea>
    </form>`,
    'text/html',
  );
  offerAutofill(page);
});

const field = (id: string) => page.querySelector<HTMLInputElement>(`#${id}`)!;

function type(id: string, value: string): void {
  field(id).value = value;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
}

/** The value of a field's `autocomplete` after the visitor has moved to it. */
function focused(id: string): string {
  field(id).dispatchEvent(new Event('focusin', { bubbles: true }));
  return field(id).autocomplete;
}

test('an empty field has its autofill token (WCAG 1.3.5)', () => {
  expect(field('name').autocomplete).toBe('name');
});

test('turns autofill off for a field from the first letter on, so that the browser does not save it', () => {
  type('name', 'A');
  type('message', 'B');

  expect([focused('name'), field('message').autocomplete]).toEqual(['off', 'off']);
});

test('does not offer autofill for a field with an initial value, or without a token', () => {
  expect([focused('zip'), focused('hours')]).toEqual(['off', 'off']);
});

test('offers autofill on focus for a field that was cleared, and for one rendered later', () => {
  type('name', 'A');
  type('name', '');
  const late = '<input id="late" autocomplete="off" data-autocomplete="tel">';
  page.forms[0]!.insertAdjacentHTML('beforeend', late);

  expect([focused('name'), focused('late')]).toEqual(['name', 'tel']);
});
