import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { intakeForm, stays, type Form } from '@lawyers/domain';
import { FormField } from '@lawyers/ui';
import { renderInIsland } from '../hydration/island.testing';
import { readForm } from './read-form';

function renderForm(form: Form = intakeForm): HTMLFormElement {
  renderInIsland(
    <form aria-label="Case">
      {Object.entries(form).map(([key, field]) => (
        <FormField key={key} formId="intake" fieldKey={key} field={field} />
      ))}
    </form>,
  );
  return screen.getByRole('form', { name: 'Case' });
}

test.each(stays)(
  'reads the choice "$label" as its label, while a form POST without JavaScript sends "$value"',
  async ({ label, value }) => {
    const element = renderForm();
    await userEvent.selectOptions(
      screen.getByLabelText('Primary type of injustice'),
      screen.getByRole('option', { name: label }),
    );

    expect(readForm(element, intakeForm)['stay']).toBe(label);
    expect(new FormData(element).get('stay')).toBe(value);
  },
);

test('reads undefined for a row that is not on the page', () => {
  const { user, email } = intakeForm;
  const element = renderForm({ user });

  expect(readForm(element, { user, email })).toEqual({ user: '', email: undefined });
});

test('reads the same values after the browser has translated the page', async () => {
  const element = renderForm();
  await userEvent.selectOptions(screen.getByLabelText('Issue'), 'Partner Violence');
  for (const option of element.querySelectorAll('option')) option.textContent = 'Otra cosa';

  expect(readForm(element, intakeForm)).toMatchObject({
    accidentId: 'Partner Violence',
    stay: 'Violated',
  });
});
