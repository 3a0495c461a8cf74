import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from './error-summary.stories';
import { renderInTheme } from './theme.testing';

const { NoError, SeveralErrors } = composeStories(stories);
const allWrong = SeveralErrors.args.errors ?? [];

test('a form without errors has no summary and does not move focus', () => {
  renderInTheme(<NoError />);

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('the summary is an alert that lists every message in order and takes focus', () => {
  renderInTheme(<SeveralErrors />);

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
  renderInTheme(<SeveralErrors />);
  const link = screen.getByRole('link', { name: message });

  await userEvent.click(link);

  expect(field()).toHaveFocus();
  expect(link).toHaveAttribute('href', `#${field().id}`);
});

test('new errors move focus to the summary again', async () => {
  const { rerender } = renderInTheme(<SeveralErrors />);
  await userEvent.click(screen.getByLabelText('Message'));

  rerender(<SeveralErrors errors={[...allWrong]} />);

  expect(screen.getByRole('alert')).toHaveFocus();
});

test('the summary does not take focus again when the errors are the same', async () => {
  const { rerender } = renderInTheme(<SeveralErrors />);
  await userEvent.click(screen.getByLabelText('Message'));

  rerender(<SeveralErrors />);

  expect(screen.getByLabelText('Message')).toHaveFocus();
});

test('the summary disappears when there are no errors', () => {
  const { rerender } = renderInTheme(<SeveralErrors />);

  rerender(<NoError />);

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
  renderInTheme(<SeveralErrors />);
  expect(scrolledTo).toEqual([screen.getByRole('alert')]);
  scrolledTo.length = 0;

  await userEvent.click(screen.getByRole('link', { name: message }));

  expect(scrolledTo).toEqual([question()]);
});

test('an entry opens the details element around its field', async () => {
  renderInTheme(
    <details>
      <SeveralErrors />
    </details>,
  );

  await userEvent.click(screen.getByText('Full name is required!'));

  expect(document.querySelector('details')).toHaveAttribute('open');
  expect(screen.getByLabelText('Full name')).toHaveFocus();
});
