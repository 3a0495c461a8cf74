import { offerAutofill } from './autofill';

/** Starts the script on a page of its own, since its listeners stay for ever. */
function openPage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  offerAutofill(page);
  return page;
}

const form = `
  <form autocomplete="off">
    <input id="name" autocomplete="off" data-autocomplete="name">
    <input id="zip" autocomplete="off" data-autocomplete="postal-code" value="90210">
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

test('an empty field tells its purpose (WCAG 1.3.5)', () => {
  expect(field(openPage(form), 'name').autocomplete).toBe('name');
});

test('from the first letter on, the browser may not save a field', () => {
  const page = openPage(form);

  type(field(page, 'name'), 'A');
  type(field(page, 'message'), 'B');
  focus(field(page, 'name'));

  expect(field(page, 'name').autocomplete).toBe('off');
  expect(field(page, 'message').autocomplete).toBe('off');
});

test('a field that holds a value from the start, or has no purpose, is never offered', () => {
  const page = openPage(form);

  focus(field(page, 'zip'));
  focus(field(page, 'hours'));

  expect([field(page, 'zip').autocomplete, field(page, 'hours').autocomplete]).toEqual([
    'off',
    'off',
  ]);
});

test('a field emptied again, and one rendered later, are offered when they get the focus', () => {
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
