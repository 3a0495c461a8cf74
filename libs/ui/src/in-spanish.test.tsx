import '@lawyers/domain/in-spanish';
import { act, fireEvent, screen } from '@testing-library/react';
import { CharacterCount } from './character-count';
import { renderInTheme } from './theme.testing';

test.each([
  [9_001, 'Quedan 999 caracteres'],
  [9_999, 'Queda 1 carácter'],
  [10_001, 'Sobra 1 carácter'],
  [11_234, 'Sobran 1,234 caracteres'],
])('the character count announces for %i of 10,000 characters "%s"', (length, text) => {
  jest.useFakeTimers();
  renderInTheme(
    <>
      <textarea id="box" aria-label="Mensaje" />
      <CharacterCount inputId="box" max={10_000} />
    </>,
  );
  fireEvent.input(screen.getByLabelText('Mensaje'), { target: { value: 'x'.repeat(length) } });
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
