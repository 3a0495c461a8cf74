import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { intakeForm, messages, type FieldError } from '@lawyers/domain';
import { ErrorSummary } from './error-summary';
import { FormField } from './form-field';
import { renderInTheme } from './theme.testing';

const rows = ['user', 'medical', 'stay', 'message'] as const;
const allWrong: readonly FieldError[] = rows.map((key) => ({
  key,
  message: messages.required(intakeForm[key].label),
}));

function Page({ errors }: { readonly errors: readonly FieldError[] }) {
  return (
    <form>
      <ErrorSummary formId="intake" errors={errors} />
      {rows.map((row) => (
        <FormField key={row} formId="intake" row={row} field={intakeForm[row]} />
      ))}
    </form>
  );
}

test('a form without errors has no summary and does not move focus', () => {
  renderInTheme(<Page errors={[]} />);

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('the summary is an alert that lists every message in order and takes focus', () => {
  renderInTheme(<Page errors={allWrong} />);

  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveAccessibleName();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Full name is required!',
    'Medical is required!',
    'Primary type of injustice is required!',
    'Message is required!',
  ]);
});

test.each([
  ['Full name is required!', () => screen.getByLabelText('Full name')],
  ['Medical is required!', () => screen.getByRole('radio', { name: 'Yes' })],
  [
    'Primary type of injustice is required!',
    () => screen.getByLabelText('Primary type of injustice'),
  ],
  ['Message is required!', () => screen.getByLabelText('Message')],
])('the entry "%s" moves focus to its field', async (message, field) => {
  renderInTheme(<Page errors={allWrong} />);
  const link = screen.getByRole('link', { name: message });

  await userEvent.click(link);

  expect(field()).toHaveFocus();
  expect(link).toHaveAttribute('href', `#${field().id}`);
});

test('new errors move focus to the summary again', async () => {
  const { rerender } = renderInTheme(<Page errors={allWrong} />);
  await userEvent.click(screen.getByLabelText('Message'));

  rerender(<Page errors={[...allWrong]} />);

  expect(screen.getByRole('alert')).toHaveFocus();
});

test('the summary does not take focus again when the errors are the same', async () => {
  const { rerender } = renderInTheme(<Page errors={allWrong} />);
  await userEvent.click(screen.getByLabelText('Message'));

  rerender(<Page errors={allWrong} />);

  expect(screen.getByLabelText('Message')).toHaveFocus();
});

test('the summary disappears when there are no errors', () => {
  const { rerender } = renderInTheme(<Page errors={allWrong} />);

  rerender(<Page errors={[]} />);

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['Full name is required!', () => screen.getByText('Full name')],
  ['Medical is required!', () => screen.getByRole('group', { name: 'Medical' })],
  ['Primary type of injustice is required!', () => screen.getByText('Primary type of injustice')],
  ['Message is required!', () => screen.getByText('Message')],
])('the entry "%s" scrolls its question into view', async (message, question) => {
  const scrolledTo: Element[] = [];
  // jsdom has no layout and no scrollIntoView.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  renderInTheme(<Page errors={allWrong} />);
  expect(scrolledTo).toEqual([screen.getByRole('alert')]);
  scrolledTo.length = 0;

  await userEvent.click(screen.getByRole('link', { name: message }));

  expect(scrolledTo).toEqual([question()]);
});
