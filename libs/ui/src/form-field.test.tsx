import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { intakeForm, messages, type Field, type FieldType } from '@lawyers/domain';
import { FormField } from './form-field';
import { renderInTheme } from './theme.testing';

type Example = { readonly fieldKey: string; readonly field: Field; readonly role: string };

// A type of question without an example does not compile.
const examples: Record<FieldType, Example> = {
  text: { fieldKey: 'user', field: intakeForm.user, role: 'textbox' },
  email: { fieldKey: 'email', field: intakeForm.email, role: 'textbox' },
  tel: { fieldKey: 'phone_number', field: intakeForm.phone_number, role: 'textbox' },
  zip: { fieldKey: 'zipCode', field: intakeForm.zipCode, role: 'textbox' },
  textarea: { fieldKey: 'message', field: intakeForm.message, role: 'textbox' },
  select: { fieldKey: 'stay', field: intakeForm.stay, role: 'combobox' },
  radio: { fieldKey: 'medical', field: intakeForm.medical, role: 'group' },
  checkbox: { fieldKey: 'consent_calls', field: intakeForm.consent_calls, role: 'checkbox' },
};
// An agreement has neither hint nor error.
const questions = (Object.keys(examples) as FieldType[]).filter((type) => type !== 'checkbox');
const textTypes = questions.filter((type) => !['radio', 'select'].includes(type));

function renderField(type: FieldType, more: { hint?: string; error?: string } = {}) {
  const { fieldKey, field, role } = examples[type];
  renderInTheme(
    <FormField
      formId="intake"
      fieldKey={fieldKey}
      field={{ ...field, hint: more.hint }}
      error={more.error}
    />,
  );
  return screen.getByRole(role, { name: field.label });
}

test.each(questions)('a %s field without hint or error has no description', (type) => {
  const control = renderField(type);

  expect(control).not.toHaveAttribute('aria-describedby');
  expect(control).not.toHaveAttribute('aria-invalid');
});

test.each(questions)('a %s field is described by its hint, then by its error', (type) => {
  const error = messages.required(examples[type].field.label);

  const control = renderField(type, { hint: 'As you like.', error });
  expect(control).toHaveAccessibleDescription(`As you like. ${error}`);
  if (type !== 'radio') expect(control).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['text', 'name', 'from_name'],
  ['text', 'data-autocomplete', 'name'],
  ['email', 'type', 'text'],
  ['email', 'inputmode', 'email'],
  ['email', 'data-autocomplete', 'email'],
  ['tel', 'type', 'tel'],
  ['tel', 'data-autocomplete', 'tel'],
  ['zip', 'inputmode', 'numeric'],
  ['zip', 'data-autocomplete', 'postal-code'],
  ['textarea', 'placeholder', 'Briefly describe your case'],
] as const)('a %s field has the %s "%s"', (type, attribute, value) => {
  expect(renderField(type)).toHaveAttribute(attribute, value);
});

// What a browser checks or completes, it may send to its maker.
test.each(textTypes)('a %s field asks for no help with spelling or writing', (type) => {
  const control = renderField(type);
  expect(control).toHaveAttribute('spellcheck', 'false');
  expect(control).toHaveAttribute('writingsuggestions', 'false');
});

test('the message box is 150 px high', () => {
  expect(renderField('textarea')).toHaveStyle({ height: '150px' });
});

test('a select shows the headings of groups of options', () => {
  const options = [
    { label: 'Bruises', value: '1', group: 'Body' },
    { label: 'Fear', value: '2', group: 'Mind' },
    { label: 'Other', value: '2', group: 'Mind' },
  ];
  const field: Field = { ...intakeForm.stay, options, preset: 'Bruises' };
  renderInTheme(<FormField formId="intake" fieldKey="stay" field={field} />);

  for (const [name, labels] of [
    ['Body', ['Bruises']],
    ['Mind', ['Fear', 'Other']],
  ] as const) {
    const group = within(screen.getByRole('group', { name }));
    expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(labels);
  }
});

test.each(['Mental Abuse and violence, with broken bones', 'Other'])(
  'a select keeps the option "%s" selected, which shares its value with another',
  async (label) => {
    const { fieldKey, field } = examples.select;
    const { rerender } = renderInTheme(
      <FormField formId="intake" fieldKey={fieldKey} field={field} />,
    );
    const select = screen.getByRole('combobox');

    await userEvent.selectOptions(select, screen.getByRole('option', { name: label }));
    rerender(
      <FormField formId="intake" fieldKey={fieldKey} field={field} error="Something is wrong" />,
    );

    expect(select).toHaveDisplayValue(label);
    expect(select).toHaveValue('Broken Bones');
  },
);

test('a select without a preset has nothing chosen, and browsers refuse to send it so', async () => {
  const field: Field = { ...intakeForm.stay, preset: '' };
  renderInTheme(<FormField formId="intake" fieldKey="stay" field={field} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select).toHaveValue('');
  expect(select).toBeRequired();
  expect(select.validity.valueMissing).toBe(true);

  await userEvent.selectOptions(select, 'Headaches');
  expect(select.validity.valid).toBe(true);
});

test('an optional field is labeled as optional and not required', () => {
  const field = intakeForm.preferred_name;
  renderInTheme(<FormField formId="intake" fieldKey="preferred_name" field={field} />);

  const input = screen.getByRole('textbox', { name: 'Name to use (optional)' });
  expect(input).not.toBeRequired();
});

test.each(textTypes)(
  'a %s field is required, has no autofill at first, and a direction',
  (type) => {
    const control = renderField(type);
    expect(control).toBeRequired();
    // The page script turns it on.
    expect(control).toHaveAttribute('autocomplete', 'off');
    // A visitor may write a free text from right to left.
    const free = type === 'text' || type === 'textarea';
    expect(control.getAttribute('dir')).toBe(free ? 'auto' : null);
  },
);
