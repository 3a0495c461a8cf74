import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { intakeForm, type Field, type FieldType, type Form } from '@lawyers/domain';
import { FormField } from './form-field';
import { renderInTheme } from './theme.testing';

const form: Form = intakeForm;

// A `Record` over all types, so that a new type of question without an example does not compile.
const examples: Record<FieldType, readonly [key: keyof typeof intakeForm, role: string]> = {
  text: ['user', 'textbox'],
  email: ['email', 'textbox'],
  tel: ['phone_number', 'textbox'],
  zip: ['zipCode', 'textbox'],
  textarea: ['message', 'textbox'],
  select: ['stay', 'combobox'],
  radio: ['medical', 'group'],
  checkbox: ['consent_calls', 'checkbox'],
};
// A checkbox is excluded, because it shows neither a hint nor an error.
const questions = (Object.keys(examples) as FieldType[]).filter((type) => type !== 'checkbox');
const textTypes = questions.filter((type) => !['radio', 'select'].includes(type));

function renderField(type: FieldType, { error, ...changes }: Partial<Field> & Wrong = {}) {
  const [key, role] = examples[type];
  const field: Field = { ...form[key]!, hint: undefined, ...changes };
  renderInTheme(<FormField formId="intake" fieldKey={key} field={field} error={error} />);
  const name = field.question ? `${field.question} ${field.label}` : field.label;
  return screen.getByRole(role, { name });
}

test('shows another label on a page whose texts a translation has replaced', () => {
  const show = (label: string) => (
    <FormField formId="intake" fieldKey="stay" field={{ ...form['stay']!, label }} />
  );
  const { rerender } = renderInTheme(show('Injustice'));
  const translated = document.createElement('font');
  translated.append('Injusticia');
  document.querySelector('label')!.firstChild!.replaceWith(translated);

  rerender(show('Injury'));

  expect(screen.getByLabelText('Injury')).toBeVisible();
});

type Wrong = { readonly error?: string };

test.each(questions)('a %s field without hint or error has no description', (type) => {
  const control = renderField(type);

  expect(control).not.toHaveAttribute('aria-describedby');
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(document.querySelector('[id$="-error"]')).toBeNull();
});

test('an error that the page shows elsewhere is not shown at the field, too', () => {
  const { zipCode } = intakeForm;
  renderInTheme(
    <FormField formId="hero" fieldKey="zipCode" field={zipCode} error="Wrong!" errorElsewhere />,
  );

  expect(screen.queryByText('Wrong!')).not.toBeInTheDocument();
});

test.each(questions)('a %s field is described by its hint, then by its error', (type) => {
  const control = renderField(type, { hint: 'As you like.', error: 'It is required!' });
  expect(control).toHaveAccessibleDescription('As you like. It is required!');
  if (type !== 'radio') expect(control).toHaveAttribute('aria-invalid', 'true');
  // The class for errors, which makes a text red and bold.
  expect(screen.getByText('It is required!')).toHaveClass('Mui-error');
  expect(screen.getByText('As you like.')).not.toHaveClass('Mui-error');
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
  ['email', 'autocorrect', 'off'],
  ['text', 'autocorrect', 'off'],
  ['textarea', 'placeholder', 'Briefly describe your case'],
] as const)('a %s field has the %s "%s"', (type, attribute, value) => {
  expect(renderField(type)).toHaveAttribute(attribute, value);
});

// Browsers may send a text to their maker to check its spelling or to suggest words, and save it for autofill. The HTML
// turns all three off. A script turns autofill on later, only while a field is empty.
test.each(textTypes)(
  'a %s field is required, has no help with writing, and a direction',
  (type) => {
    const control = renderField(type);
    expect(control).toBeRequired();
    expect(control).toHaveAttribute('spellcheck', 'false');
    expect(control).toHaveAttribute('writingsuggestions', 'false');
    expect(control).toHaveAttribute('autocomplete', 'off');
    // Visitors may write names and messages in a language that runs from right to left.
    const free = type === 'text' || type === 'textarea';
    expect(control.getAttribute('dir')).toBe(free ? 'auto' : null);
  },
);

test('the message box is 150 px high', () => {
  expect(renderField('textarea')).toHaveStyle({ height: '150px' });
});

test('a select shows the headings of groups of options', () => {
  const options = [
    { label: 'Bruises', value: '1', group: 'Body' },
    { label: 'Fear', value: '2', group: 'Mind' },
    { label: 'Other', value: '2', group: 'Mind' },
  ];
  renderField('select', { options, preset: 'Bruises' });

  const groups = screen.getAllByRole<HTMLOptGroupElement>('group');
  expect(groups.map((group) => [group.label, group.textContent])).toEqual([
    ['Body', 'Bruises'],
    ['Mind', 'FearOther'],
  ]);
});

test.each(['Mental Abuse and violence, with broken bones', 'Other'])(
  'a select keeps the option "%s" selected, which shares its value with another',
  async (label) => {
    const field = (error?: string) => (
      <FormField formId="intake" fieldKey="stay" field={intakeForm.stay} error={error} />
    );
    const { rerender } = renderInTheme(field());
    const select = screen.getByRole('combobox');

    await userEvent.selectOptions(select, screen.getByRole('option', { name: label }));
    rerender(field('Something is wrong'));

    expect(select).toHaveDisplayValue(label);
    expect(select).toHaveValue('Broken Bones');
  },
);

test('an optional field is labeled as optional and not required', () => {
  const field = intakeForm.preferred_name;
  renderInTheme(<FormField formId="intake" fieldKey="preferred_name" field={field} />);

  const input = screen.getByRole('textbox', { name: 'Name to use (optional)' });
  expect(input).not.toBeRequired();
});
