import { hiddenQuestion } from './honeypot';
import { currentVisit, inquiryFlags } from './inquiry-flags';

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
])(
  '"%s" in the hidden field of an unused page, %i ms after it opened: %j',
  (hidden, openFor, flags) => {
    expect(inquiryFlags(formWith(hidden), { openFor, used: false })).toEqual(flags);
  },
);

test.each([0, 500, 2_999, 60_000])(
  'a person who pastes and sends %i ms after the page opened is not marked',
  (openFor) => {
    expect(inquiryFlags(formWith(''), { openFor, used: true })).toEqual([]);
  },
);

describe('the current visit', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  test.each([true, false])('is used (%s) as the browser says', (hasBeenActive) => {
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive },
      configurable: true,
    });
    expect(currentVisit().used).toBe(hasBeenActive);
  });

  test('counts as used in a browser that does not tell', () => {
    expect(currentVisit().used).toBe(true);
  });

  test('is as old as the page', () => {
    jest.spyOn(performance, 'now').mockReturnValue(1_234);
    expect(currentVisit().openFor).toBe(1_234);
  });
});
