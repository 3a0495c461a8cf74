import { servedZip } from '@lawyers/domain/sample-answers';
import { offerAutofill } from './autofill';

/** Starts the script on a new document, since its listeners are never removed. */
function openPage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  offerAutofill(page);
  return page;
}

const form = `
  <form autocomplete="off">
    <input id="name" autocomplete="off" data-autocomplete="name">
    <input id="zip" autocomplete="off" data-autocomplete="postal-code" value="${servedZip}">
    <input id="hours" autocomplete="off">
    <textarea id="message"></textarea>
  </form>`;

function field(page: Document, id: string): HTMLInputElement {
  return page.querySelector<HTMLInputElement>(`#${id}`)!;
}

function type(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const focus = (input: HTMLElement) => input.dispatchEvent(new Event('focusin', { bubbles: true }));

test('an empty field has its autofill token (WCAG 1.3.5)', () => {
  expect(field(openPage(form), 'name').autocomplete).toBe('name');
});

test('turns autofill off for a field from the first letter on, so that the browser does not save it', () => {
  const page = openPage(form);

  type(field(page, 'name'), 'A');
  type(field(page, 'message'), 'B');
  focus(field(page, 'name'));

  expect(field(page, 'name').autocomplete).toBe('off');
  expect(field(page, 'message').autocomplete).toBe('off');
});

test('does not offer autofill for a field with an initial value, or without a token', () => {
  const page = openPage(form);

  focus(field(page, 'zip'));
  focus(field(page, 'hours'));

  expect([field(page, 'zip').autocomplete, field(page, 'hours').autocomplete]).toEqual([
    'off',
    'off',
  ]);
});

test('offers autofill on focus for a field that was cleared, and for one rendered later', () => {
  const page = openPage(form);
  type(field(page, 'name'), 'A');
  type(field(page, 'name'), '');
  page.forms[0]!.insertAdjacentHTML(
    'beforeend',
    '<input id="late" autocomplete="off" data-autocomplete="tel">',
  );

  focus(field(page, 'name'));
  focus(field(page, 'late'));

  expect(field(page, 'name').autocomplete).toBe('name');
  expect(field(page, 'late').autocomplete).toBe('tel');
});
