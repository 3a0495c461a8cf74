import { intakeForm } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { fillFromQuery } from './fill-from-query';

const formHtml = `
  <form id="intake" method="post"><div data-from-query>
    <select name="accidentId" required><option value="">Choose</option><option>Partner Violence</option><option>Other</option></select>
    <input name="zipCode" pattern="${intakeForm.zipCode.pattern}" required></div><input name="message">
  </form>`;

afterEach(() => document.body.replaceChildren());

function open(search: string, html = formHtml): HTMLFormElement {
  document.body.innerHTML = html;
  history.replaceState(null, '', `/formInput${search}`);
  return document.querySelector('form')!;
}

const valuesOf = (form: HTMLFormElement) =>
  ['accidentId', 'zipCode', 'message'].map((name) => new FormData(form).get(name));

test('fills in issue and zip code without spaces around them, and turns autofill off', () => {
  const form = open(`?accidentId=+Partner+Violence%20&zipCode=%E2%80%8E${servedZip}%20&message=x`);
  fillFromQuery(document);
  expect(valuesOf(form)).toEqual(['Partner Violence', `\u200e${servedZip}`, '']);
  expect(form.querySelector<HTMLInputElement>('[name="zipCode"]')?.autocomplete).toBe('off');
});

const query = `?accidentId=Partner+Violence&zipCode=${servedZip}`;

test.each([
  ['', 'data-from-query'],
  ['?accidentId=Slip+and+Fall&zipCode=9021', 'data-from-query'],
  [`?accidentId=&zipCode=%3Cb%3E${servedZip}`, 'data-from-query'],
  [query, 'data-other'],
])('with the query "%s" leaves fields of an element with "%s" empty', (search, id) => {
  const form = open(search, formHtml.replace('data-from-query', id));
  fillFromQuery(document);
  expect(valuesOf(form)).toEqual(['', '', '']);
});

test('marks its island when it fills in an issue, whose dropdown may become higher, and not for a zip code', () => {
  const isMarked = (search: string) => {
    open(search, `<div data-island>${formHtml}</div>`);
    fillFromQuery(document);
    return document.querySelector('[data-island]')!.hasAttribute('data-filled');
  };

  expect(isMarked(`?zipCode=${servedZip}`)).toBe(false);
  expect(isMarked(query)).toBe(true);
});

test('keeps what the visitor has chosen and typed', () => {
  const form = open(query);
  form.querySelector('select')!.value = 'Other';
  form.querySelector<HTMLInputElement>('[name="zipCode"]')!.value = '606';
  fillFromQuery(document);
  expect(valuesOf(form)).toEqual(['Other', '606', '']);
});
