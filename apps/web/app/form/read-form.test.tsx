import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { intakeForm, stays, type Form } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { FormField } from '@lawyers/ui';
import { renderInIsland } from '../islands/island.testing';
import { readForm } from './read-form';

// The intake form has every field type.
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

test('reads typed text, choices, and presets by row key, one of each type', async () => {
  const user = userEvent.setup();
  const element = renderForm();
  await user.selectOptions(screen.getByLabelText('Issue'), 'Partner Violence');
  await user.type(screen.getByLabelText('Zip code'), servedZip);
  await user.type(screen.getByLabelText('Full name'), 'Dana');
  await user.click(screen.getAllByRole('radio', { name: 'No' })[0]!);
  await user.type(screen.getByLabelText('Message'), 'First line{Enter}second line');
  await user.click(screen.getByRole('checkbox'));

  expect(readForm(element, intakeForm)).toMatchObject({
    accidentId: 'Partner Violence',
    zipCode: servedZip,
    user: 'Dana',
    medical: 'No',
    fault: 'Yes',
    stay: 'Violated',
    message: 'First line\nsecond line',
    safe_hours: '',
    safe_voicemail: 'Not answered',
    consent_calls: 'yes',
  });
});

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
