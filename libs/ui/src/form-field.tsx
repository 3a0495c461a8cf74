import styled from '@emotion/styled';
import { inputName, ticked, type Field, type FieldKind } from '@lawyers/domain';
import type { ReactElement } from 'react';
import { controlStyle } from './control-style';
import { fieldIds } from './field-id';
import { CharacterCount } from './character-count';
import { color, space, target, typeScale } from './tokens';

export type FormFieldProps = {
  /** Unique on the page: the prefix of every id. */
  readonly form: string;
  /** The row's key in its form. */
  readonly row: string;
  readonly field: Field;
  readonly error?: string | undefined;
};

/** One row of a form: label above, hint, input, error. Which input, the row's kind says. */
export function FormField(props: FormFieldProps) {
  const { form, row, field, error } = props;
  const ids = fieldIds(form, row);
  const Control = controls[field.kind];
  const described = [field.hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  const control = <Control {...props} id={ids.input} describedBy={described || undefined} />;
  const hint = field.hint && <Hint id={ids.hint}>{field.hint}</Hint>;
  const message = error && <ErrorText id={ids.error}>{error}</ErrorText>;
  if (field.kind === 'agreement') return control;
  return field.kind === 'yesNo' ? (
    <Group aria-describedby={described || undefined}>
      <legend>
        <LabelText field={field} />
      </legend>
      {hint}
      {control}
      {message}
    </Group>
  ) : (
    <div>
      <FieldLabel htmlFor={ids.input}>
        <LabelText field={field} />
      </FieldLabel>
      {hint}
      <div>
        {control}
        {message}
      </div>
    </div>
  );
}

function LabelText({ field }: Pick<FormFieldProps, 'field'>) {
  return (
    <>
      {field.label}
      {field.optional && <Optional> (optional)</Optional>}
    </>
  );
}

type ControlProps = FormFieldProps & {
  readonly id: string;
  readonly describedBy: string | undefined;
};

// A kind of question that is missing here does not compile.
const controls: Record<FieldKind, (props: ControlProps) => ReactElement> = {
  // Words in any language: those of Arabic or Hebrew begin at the right.
  line: (props) => <Input type="text" dir="auto" spellCheck={false} {...written(props)} />,
  email: (props) => <Input type="email" spellCheck={false} {...written(props)} />,
  phone: (props) => <Input type="tel" {...written(props)} />,
  zip: (props) => (
    // The pattern speaks only where no script checks.
    <Input type="text" inputMode="numeric" pattern={zipPattern} {...written(props)} />
  ),
  longText: (props) => (
    <>
      <TextArea dir="auto" {...written(props)} />
      <CharacterCount of={props.id} max={props.field.maxLength ?? Infinity} />
    </>
  ),
  select: (props) => (
    <Select {...common(props)} defaultValue={initialValue(props.field)}>
      {(props.field.options ?? []).map(({ label, value }) => (
        // Labels are unique; two options may share a value.
        <option key={label} value={value}>
          {label}
        </option>
      ))}
    </Select>
  ),
  yesNo: (props) => (
    <Radios>
      {(props.field.options ?? []).map((option, index) => (
        <label key={option.label}>
          <input
            type="radio"
            id={index === 0 ? props.id : `${props.id}-${index}`}
            name={inputName(props.row, props.field)}
            value={option.value}
            defaultChecked={option.label === props.field.initial}
          />
          {option.label}
        </label>
      ))}
    </Radios>
  ),
  agreement: (props) => (
    <Agreement>
      <input type="checkbox" {...common(props)} value={ticked} />
      {props.field.label}
    </Agreement>
  ),
};

/** Five digits, with white space around them, which the domain's rule drops. */
export const zipPattern = '\\s*[0-9]{5}\\s*';

function common({ id, row, field, error, describedBy }: ControlProps) {
  return {
    id,
    name: inputName(row, field),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  } as const;
}

/** Undefined for the first option, which browsers choose by themselves: setting it would undo an early choice. */
function initialValue({ options = [], initial }: Field): string | undefined {
  const index = options.findIndex((option) => option.label === initial);
  return index > 0 ? options[index]?.value : undefined;
}

function written(props: ControlProps) {
  const { autoComplete, placeholder, initial } = props.field;
  return {
    ...common(props),
    // The page script offers autofill while the field is empty; without it nothing is saved (decision 0016).
    autoComplete: 'off',
    'data-autocomplete': autoComplete,
    placeholder,
    defaultValue: initial || undefined,
    required: !props.field.optional,
  } as const;
}

export const FieldLabel = styled('label')({
  display: 'block',
  fontWeight: 700,
  marginBottom: space(1),
});

const Hint = styled('p')({
  marginBottom: space(2),
  color: color('softInk'),
  fontSize: typeScale.small,
  lineHeight: 1.45,
});

export const ErrorText = styled('p')({
  marginTop: space(2),
  color: color('error'),
  fontSize: typeScale.small,
  fontWeight: 700,
});

const Group = styled('fieldset')({
  minWidth: 0,
  padding: 0,
  border: 0,
  legend: { padding: 0, fontWeight: 700, marginBottom: space(1) },
});

export const Input = styled('input')(controlStyle);
const TextArea = styled('textarea')({ ...controlStyle, height: '150px', resize: 'vertical' });
export const Select = styled('select')(controlStyle);

const Radios = styled('div')({
  display: 'flex',
  gap: space(6),
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(2),
    minHeight: target,
    minWidth: target,
    cursor: 'pointer',
  },
  input: { width: '22px', height: '22px', margin: 0, accentColor: color('selected') },
});

const Optional = styled('span')({ fontWeight: 400, color: color('softInk') });

const Agreement = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(3),
  alignItems: 'start',
  minHeight: target,
  maxWidth: '44rem',
  fontSize: typeScale.small,
  cursor: 'pointer',
  input: { width: '22px', height: '22px', margin: 0, accentColor: color('selected') },
});
