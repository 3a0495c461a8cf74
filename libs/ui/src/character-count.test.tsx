import { act, fireEvent, screen } from '@testing-library/react';
import { CharacterCount } from './character-count';
import { renderInTheme } from './theme.testing';

const max = 10_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function renderCount(typedBefore = ''): void {
  renderInTheme(
    <form aria-label="Form">
      <textarea id="box" aria-label="Message" defaultValue={typedBefore} />
      <CharacterCount of="box" max={max} />
    </form>,
  );
}

function write(length: number): void {
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(length) } });
}

function pass(milliseconds: number): void {
  act(() => void jest.advanceTimersByTime(milliseconds));
}

/** What stands below the box. */
function seen(): string {
  return document.querySelector('[aria-hidden="true"]')?.textContent ?? '';
}

/** What a screen reader has been told. */
function heard(): string {
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
])('a text of %i characters, of 10,000 allowed, is told "%s"', (length, words) => {
  renderCount();

  write(length);
  expect(seen()).toBe(words);

  pass(1000);
  expect(heard()).toBe(words);
});

test('while somebody types the count is seen at every key, and heard once, after a pause', () => {
  renderCount();
  write(8_000);
  const region = screen.getByRole('status');

  for (let length = 9_500; length < 9_510; length += 1) {
    write(length);
    expect(seen()).toBe(`${max - length} characters left`);
    pass(300);
    expect(heard()).toBe('');
  }

  pass(700);
  expect(heard()).toBe('491 characters left');
  // One that was there before, since what a region brings along is not announced everywhere.
  expect(screen.getByRole('status')).toBe(region);
});

test('the words go when there is room again', () => {
  renderCount();
  write(9_999);

  write(10);
  pass(1000);

  expect([seen(), heard()]).toEqual(['', '']);
});

test('the words go when the form is emptied', () => {
  renderCount();
  write(9_999);
  pass(1000);

  screen.getByRole<HTMLFormElement>('form').reset();
  pass(1000);

  expect([seen(), heard()]).toEqual(['', '']);
});

test('what was typed before the scripts came counts too', () => {
  renderCount('x'.repeat(9_500));

  expect(seen()).toBe('500 characters left');
});

test('a box that is not on the page is no error', () => {
  renderInTheme(<CharacterCount of="nowhere" max={max} />);

  expect([seen(), heard()]).toEqual(['', '']);
});
