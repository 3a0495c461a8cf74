import { honeypotName } from '../form/honeypot';
import { botSigns } from './bot-signs';

const spam = 'https://spam.example';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
});

test.each([
  ['', 3_000, false, []],
  ['', 2_999, false, ['too-fast']],
  ['', 2_999, true, []],
  // A browser without `navigator.userActivation`.
  ['', 2_999, undefined, []],
  [' ', 60_000, false, ['hidden-field']],
  [spam, 60_000, true, ['hidden-field']],
  [spam, 500, false, ['hidden-field', 'too-fast']],
  // A page without the honeypot field.
  [undefined, 60_000, false, []],
])(
  '"%s" in the honeypot, %i ms after the page opened, with user activation %s: %j',
  (hidden, openFor, hasBeenActive, flags) => {
    const form = document.createElement('form');
    const input = document.createElement('input');
    input.name = honeypotName;
    input.value = hidden ?? '';
    if (hidden !== undefined) form.append(input);
    jest.spyOn(performance, 'now').mockReturnValue(openFor);
    if (hasBeenActive !== undefined)
      Object.defineProperty(navigator, 'userActivation', {
        value: { hasBeenActive },
        configurable: true,
      });

    expect(botSigns(form)).toEqual(flags);
  },
);
