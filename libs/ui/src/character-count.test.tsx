import { act, fireEvent, screen } from '@testing-library/react';
import { inLanguage } from '@lawyers/domain/testing';
import { CharacterCount } from './character-count';
import { renderInTheme } from './theme.testing';

const max = 10_000;

beforeEach(() => void jest.useFakeTimers());

function renderCount(initialText = ''): void {
  renderInTheme(
    <form aria-label="Form">
      <textarea id="box" aria-label="Message" defaultValue={initialText} />
      <CharacterCount inputId="box" max={max} />
    </form>,
  );
}

function write(length: number): void {
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(length) } });
}

function pass(milliseconds: number): void {
  act(() => void jest.advanceTimersByTime(milliseconds));
}

/** The visible count below the text box. */
function visible(): string {
  return document.querySelector('[aria-hidden="true"]')?.textContent ?? '';
}

/** The text that screen readers announce. */
function announced(): string {
  return screen.queryByRole('status')?.textContent ?? '';
}

test.each([
  [0, ''],
  [9_000, ''],
  [9_001, '999 characters left'],
  [9_999, '1 character left'],
  [10_000, '0 characters left'],
  [10_001, '1 character too many'],
  [11_234, '1,234 characters too many'],
])('a text of %i of 10,000 characters shows and announces "%s"', (length, text) => {
  renderCount();

  write(length);
  expect(visible()).toBe(text);

  pass(1000);
  expect(announced()).toBe(text);
});

test.each([
  [999, 'Quedan 999 caracteres'],
  [1, 'Queda 1 carácter'],
  [-1, 'Sobra 1 carácter'],
  [-1_234, 'Sobran 1,234 caracteres'],
])('with %i characters left, it says in Spanish "%s"', async (left, text) => {
  const spanish = await inLanguage('es', () => import('./character-count'));

  expect(spanish.countText(left, max)).toBe(text);
});

test('the count changes with every key while typing, and is announced once after a pause', () => {
  renderCount();
  write(8_000);
  const region = screen.getByRole('status');

  for (let length = 9_500; length < 9_510; length += 1) {
    write(length);
    expect(visible()).toBe(`${max - length} characters left`);
    pass(300);
    expect(announced()).toBe('');
  }

  pass(700);
  expect(announced()).toBe('491 characters left');
  // It must still be the same element: not all screen readers announce the text of a live region that is inserted
  // together with its text.
  expect(screen.getByRole('status')).toBe(region);
});

test.each([
  ['é of two code points as one', 'e\u0301'.repeat(10_500)],
  ['one that decomposes as three', '\uFB2C'.repeat(3_500)],
  ['no white space at the ends', `\n ${'x'.repeat(10_500)} \n\n`],
])('characters are counted as they are sent: %s', (_what, value) => {
  renderCount();

  fireEvent.input(screen.getByLabelText('Message'), { target: { value } });

  expect(visible()).toBe('500 characters too many');
});

test.each([
  ['the text is short again', () => write(10)],
  ['the form is reset', () => screen.getByRole<HTMLFormElement>('form').reset()],
])('the count disappears when %s', (_when, act) => {
  renderCount();
  write(9_999);
  pass(1000);
  act();
  pass(1000);
  expect([visible(), announced()]).toEqual(['', '']);
});

test('text typed before hydration is counted', () => {
  renderCount('x'.repeat(9_500));

  expect(visible()).toBe('500 characters left');
});
