import { honeypotName } from '../form/honeypot';
import { currentVisit, inquiryFlags } from './inquiry-flags';

function formWith(hiddenValue: string | undefined): HTMLFormElement {
  const form = document.createElement('form');
  if (hiddenValue === undefined) return form;
  const input = document.createElement('input');
  input.name = honeypotName;
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
  '"%s" in the honeypot of a page without interaction, %i ms after it opened: %j',
  (hidden, openFor, flags) => {
    expect(inquiryFlags(formWith(hidden), { openFor, interacted: false })).toEqual(flags);
  },
);

test.each([0, 500, 2_999, 60_000])(
  'sets no flag for a person who pastes and sends %i ms after the page opened',
  (openFor) => {
    expect(inquiryFlags(formWith(''), { openFor, interacted: true })).toEqual([]);
  },
);

describe('the current visit', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  test.each([true, false])(
    'is interacted (%s) as navigator.userActivation reports',
    (hasBeenActive) => {
      Object.defineProperty(navigator, 'userActivation', {
        value: { hasBeenActive },
        configurable: true,
      });
      expect(currentVisit().interacted).toBe(hasBeenActive);
    },
  );

  test('counts as interacted in a browser without navigator.userActivation', () => {
    expect(currentVisit().interacted).toBe(true);
  });

  test('is open as long as the page', () => {
    jest.spyOn(performance, 'now').mockReturnValue(1_234);
    expect(currentVisit().openFor).toBe(1_234);
  });
});
