import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from './error-summary.stories';
import { renderInTheme } from './theme.testing';

const { NoError, SeveralErrors } = composeStories(stories);
/** The element that contains the alert and takes focus. */
const focusTarget = () => screen.getByRole('alert').parentElement;

test('a form without errors has no summary and does not move focus', () => {
  renderInTheme(<NoError />);

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('the summary takes focus and holds an alert that lists every message in order', () => {
  renderInTheme(<SeveralErrors />);

  expect(focusTarget()).toHaveFocus();
  // JAWS may skip an alert that is itself focused or has a name (alphagov/govuk-frontend#2677).
  expect(screen.getByRole('alert')).not.toHaveAccessibleName();
  expect(focusTarget()).not.toHaveAccessibleName();
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Full name is required!',
    'Medical is required!',
    'Primary type of injustice is required!',
    'Message is required!',
  ]);
});

// For a question with two radio buttons, the first one takes focus, and the fieldset is scrolled into view.
test.each([
  ['Full name', 'intake-user', 'label[for="intake-user"]'],
  ['Message', 'intake-message', 'label[for="intake-message"]'],
  ['Medical', 'intake-medical', 'fieldset:has([name="medical"])'],
])(
  'the entry of "%s" focuses its field and scrolls to its question',
  async (label, id, question) => {
    const scrolledTo: Element[] = [];
    // jsdom does no layout and lacks scrollIntoView.
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTo.push(this);
    };
    renderInTheme(<SeveralErrors />);
    expect(scrolledTo).toEqual([focusTarget()]);
    const link = screen.getByRole('link', { name: `${label} is required!` });
    const focus = jest.spyOn(document.getElementById(id)!, 'focus');
    await userEvent.click(link);
    expect(document.getElementById(id)).toHaveFocus();
    expect(link).toHaveAttribute('href', `#${id}`);
    expect(scrolledTo.at(-1)).toBe(document.querySelector(question));
    // Otherwise the browser would scroll again, to the field, and a long question would be above the window.
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  },
);

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
