import { hiddenQuestion } from './hidden-question';
import { inquiryFlags } from './inquiry-flags';

function formWith(hiddenValue: string | undefined): HTMLFormElement {
  const form = document.createElement('form');
  if (hiddenValue === undefined) return form;
  const input = document.createElement('input');
  input.name = hiddenQuestion;
  input.value = hiddenValue;
  form.append(input);
  return form;
}

test.each([
  ['', 3_000, []],
  ['', 60_000, []],
  ['', 2_999, ['too-fast']],
  ['', 0, ['too-fast']],
  ['https://spam.example', 60_000, ['hidden-field']],
  [' ', 60_000, ['hidden-field']],
  ['https://spam.example', 500, ['hidden-field', 'too-fast']],
  [undefined, 60_000, []],
])('"%s" in the hidden field, %i ms after the page came: %j', (hidden, openFor, flags) => {
  expect(inquiryFlags(formWith(hidden), openFor)).toEqual(flags);
});
