import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button, ButtonLink } from './button';

test('a button does what it is for, and nothing about its look reaches the document', async () => {
  const pressed = jest.fn();
  render(
    <Button variant="outlined" onClick={pressed}>
      Copy
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Copy' });

  await userEvent.click(button);

  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button).not.toHaveAttribute('variant');
});

test.each([
  [undefined, 0],
  ['submit', 1],
] as const)('in a form, a button of type %s sends it %i times', async (type, times) => {
  const submitted = jest.fn((event: SubmitEvent) => event.preventDefault());
  addEventListener('submit', submitted, { once: true });
  render(
    <form>
      <Button {...(type && { type })}>Press</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Press' }));

  expect(submitted).toHaveBeenCalledTimes(times);
  removeEventListener('submit', submitted);
});

test('a way to another page is a link', () => {
  render(<ButtonLink href="/">Go to Home</ButtonLink>);

  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});
