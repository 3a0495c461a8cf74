import { caseInquiryForm, messages, type Field, type FieldType } from '@lawyers/domain';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormField } from './form-field';
import { renderInTheme } from './theme.testing';

type Example = { readonly row: string; readonly field: Field; readonly role: string };

// A type of question without an example does not compile.
const examples: Record<FieldType, Example> = {
  line: { row: 'user', field: caseInquiryForm.user, role: 'textbox' },
  email: { row: 'email', field: caseInquiryForm.email, role: 'textbox' },
  phone: { row: 'phone_number', field: caseInquiryForm.phone_number, role: 'textbox' },
  zip: { row: 'zipCode', field: caseInquiryForm.zipCode, role: 'textbox' },
  longText: { row: 'message', field: caseInquiryForm.message, role: 'textbox' },
  select: { row: 'stay', field: caseInquiryForm.stay, role: 'combobox' },
  yesNo: { row: 'medical', field: caseInquiryForm.medical, role: 'group' },
  agreement: { row: 'consent_calls', field: caseInquiryForm.consent_calls, role: 'checkbox' },
};
// An agreement is never wrong and its text is its label: it has neither hint nor error.
const questions = (Object.keys(examples) as FieldType[]).filter((type) => type !== 'agreement');
const typesWithOneControl = questions.filter((type) => type !== 'yesNo');
const writtenKinds = typesWithOneControl.filter((type) => type !== 'select');

function renderField(type: FieldType, more: { hint?: string; error?: string } = {}) {
  const { row, field, role } = examples[type];
  renderInTheme(
    <FormField form="case" row={row} field={{ ...field, hint: more.hint }} error={more.error} />,
  );
  return screen.getByRole(role, { name: field.label });
}

test.each(questions)('a %s field is found by its label', (type) => {
  expect(renderField(type)).toBeInTheDocument();
});

test.each(questions)('a %s field without hint or error is described by nothing', (type) => {
  const control = renderField(type);

  expect(control).not.toHaveAttribute('aria-describedby');
  expect(control).not.toHaveAttribute('aria-invalid');
});

test.each(questions)('a %s field is described by its hint, then by its error', (type) => {
  const error = messages.required(examples[type].field.label);

  expect(renderField(type, { hint: 'As you like.', error })).toHaveAccessibleDescription(
    `As you like. ${error}`,
  );
});

test.each(questions)('a %s field with an error alone is described by that', (type) => {
  const control = renderField(type, { error: 'Something is wrong' });

  expect(control).toHaveAccessibleDescription('Something is wrong');
});

test.each(typesWithOneControl)('a %s field is marked invalid while it has an error', (type) => {
  expect(renderField(type, { error: 'Something is wrong' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test.each(writtenKinds)('a %s field must be filled in', (type) => {
  expect(renderField(type)).toBeRequired();
});

test.each([
  ['line', 'type', 'text'],
  ['line', 'data-autocomplete', 'name'],
  ['email', 'type', 'email'],
  ['email', 'data-autocomplete', 'email'],
  ['phone', 'type', 'tel'],
  ['phone', 'data-autocomplete', 'tel'],
  ['zip', 'type', 'text'],
  ['zip', 'inputmode', 'numeric'],
  ['zip', 'data-autocomplete', 'postal-code'],
  ['longText', 'placeholder', 'Briefly describe your case'],
] as const)('a %s field has the %s "%s"', (type, attribute, value) => {
  expect(renderField(type)).toHaveAttribute(attribute, value);
});

test.each(writtenKinds)(
  'a %s field is never saved by the browser without the page script',
  (type) => {
    expect(renderField(type)).toHaveAttribute('autocomplete', 'off');
  },
);

test('the name of an input is its parameter in a native post, or the key of its row', () => {
  expect(renderField('line')).toHaveAttribute('name', 'from_name');
  expect(renderField('phone')).toHaveAttribute('name', 'phone_number');
});

test('the message box is 150 px high', () => {
  expect(renderField('longText')).toHaveStyle({ height: '150px' });
});

test('a long text says how much room is left once that gets scarce', async () => {
  const field: Field = { ...caseInquiryForm.message, maxLength: 20 };
  renderInTheme(<FormField form="case" row="message" field={field} />);

  await userEvent.type(screen.getByRole('textbox'), 'nineteen characters');

  expect(screen.getByText('1 character left')).toBeVisible();
});

test('a select shows the five labels of the requirements and starts with the first', () => {
  const select = renderField('select');

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Violated',
    'Mental Abuse, with headaches',
    'Mental Abuse, with cuts or bruises',
    'Mental Abuse, with broken bones',
    'Other',
  ]);
  expect(select).toHaveDisplayValue('Violated');
});

test('a select may start with another option than its first', () => {
  const field: Field = { ...caseInquiryForm.period, initial: 'Less than 2 Year' };
  renderInTheme(<FormField form="case" row="period" field={field} />);

  expect(screen.getByRole('combobox')).toHaveDisplayValue('Less than 2 Year');
});

test.each(['Mental Abuse, with broken bones', 'Other'])(
  'of two options with the same value, "%s" can be chosen and stays chosen',
  async (label) => {
    const { row, field } = examples.select;
    const { rerender } = renderInTheme(<FormField form="case" row={row} field={field} />);
    const select = screen.getByRole('combobox');

    await userEvent.selectOptions(select, screen.getByRole('option', { name: label }));
    rerender(<FormField form="case" row={row} field={field} error="Something is wrong" />);

    expect(select).toHaveDisplayValue(label);
    expect(select).toHaveValue('Broken Bones');
  },
);

test('a yes-or-no question is a group of two radio buttons of one name, Yes first', async () => {
  renderField('yesNo');
  const yes = screen.getByRole('radio', { name: 'Yes' });
  const no = screen.getByRole('radio', { name: 'No' });
  expect(yes).toBeChecked();

  await userEvent.click(no);

  expect(no).toBeChecked();
  expect(yes).not.toBeChecked();
});

test('what was typed stays when an error appears', async () => {
  const { row, field } = examples.email;
  const { rerender } = renderInTheme(<FormField form="case" row={row} field={field} />);
  await userEvent.type(screen.getByRole('textbox'), 'dana@');

  rerender(<FormField form="case" row={row} field={field} error={messages.email('Email')} />);

  expect(screen.getByRole('textbox')).toHaveValue('dana@');
});

test('two forms on a page keep their labels and errors apart', () => {
  const { row, field } = examples.line;
  renderInTheme(
    <>
      <FormField form="first" row={row} field={field} error="First error" />
      <FormField form="second" row={row} field={field} error="Second error" />
    </>,
  );

  const [first, second] = screen.getAllByRole('textbox', { name: field.label });
  expect(first).toHaveAccessibleDescription('First error');
  expect(second).toHaveAccessibleDescription('Second error');
});

test('an agreement is a box that is neither ticked nor required', () => {
  const box = renderField('agreement');

  expect(box).not.toBeChecked();
  expect(box).not.toBeRequired();
});

test('a question that may be left empty says so and is not required', () => {
  const field = caseInquiryForm.preferred_name;
  renderInTheme(<FormField form="case" row="preferred_name" field={field} />);

  const input = screen.getByRole('textbox', { name: 'Name to use (optional)' });
  expect(input).not.toBeRequired();
});

test.each(writtenKinds)(
  'a %s field takes its direction from the words, if it is for words',
  (type) => {
    const free = type === 'line' || type === 'longText';

    expect(renderField(type).getAttribute('dir')).toBe(free ? 'auto' : null);
  },
);
