import { fireEvent, render, screen } from '@testing-library/react';
import { CharacterCount } from './character-count';

const max = 10_000;

function renderCount(typedBefore = ''): void {
  render(
    <>
      <textarea id="box" aria-label="Message" defaultValue={typedBefore} />
      <CharacterCount of="box" max={max} />
    </>,
  );
}

function write(length: number): void {
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(length) } });
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

  expect(screen.getByRole('status').textContent).toBe(words);
});

test('the words go when there is room again', () => {
  renderCount();
  write(9_999);

  write(10);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what was typed before the scripts came counts too', () => {
  renderCount('x'.repeat(9_500));

  expect(screen.getByRole('status')).toHaveTextContent('500 characters left');
});

test('a box that is not on the page is no error', () => {
  render(<CharacterCount of="nowhere" max={max} />);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
