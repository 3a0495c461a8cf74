import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { intakeForm, type Form } from '@lawyers/domain';
import { FormField } from '@lawyers/ui';
import { renderInIsland } from '../hydration/island.testing';
import { readForm } from './read-form';

const { accidentId, stay, user, email } = intakeForm;

function renderForm(form: Form): HTMLFormElement {
  renderInIsland(
    <form aria-label="Case">
      {Object.entries(form).map(([key, field]) => (
        <FormField key={key} formId="intake" fieldKey={key} field={field} />
      ))}
    </form>,
  );
  return screen.getByRole('form', { name: 'Case' });
}

// The two answers have the same value.
test.each(['Mental Abuse and violence, with broken bones', 'Other'])(
  'reads the choice "%s" as its label, while a form POST without JavaScript sends "Broken Bones"',
  async (label) => {
    const element = renderForm({ stay });
    await userEvent.selectOptions(
      screen.getByLabelText('Primary type of injustice'),
      screen.getByRole('option', { name: label }),
    );

    expect(readForm(element, { stay })).toEqual({ stay: label });
    expect(new FormData(element).get('stay')).toBe('Broken Bones');
  },
);

test('reads undefined for a row that is not on the page', () => {
  const element = renderForm({ user });

  expect(readForm(element, { user, email })).toEqual({ user: '', email: undefined });
});

test('reads the same values after the browser has translated the page', async () => {
  const element = renderForm({ accidentId, stay });
  await userEvent.selectOptions(screen.getByLabelText('Issue'), 'Partner Violence');
  for (const option of element.querySelectorAll('option')) option.textContent = 'Otra cosa';

  expect(readForm(element, { accidentId, stay })).toEqual({
    accidentId: 'Partner Violence',
    stay: 'Violated',
  });
});
