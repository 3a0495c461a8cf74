import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { inputName, ticked, type Field, type FieldKind } from '@lawyers/domain';
import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react';
import { chevron } from './chevron';
import { CharacterCount } from './character-count';
import { fieldIds } from './field-id';
import { target } from './theme/sizes';

export type FormFieldProps = {
  /** Unique on the page: the prefix of every id. */
  readonly form: string;
  /** The row's key in its form. */
  readonly row: string;
  readonly field: Field;
  readonly error?: string | undefined;
  /** That the page shows the error itself, with the id of `fieldIds`. */
  readonly errorElsewhere?: true;
};

/**
 * One row of a form: label above, hint, input, error. Which input, the row's kind says. MUI's TextField ties neither a
 * hint above nor a second description to its input. Radio buttons and checkboxes are the browser's: those of MUI show
 * what is chosen only once a script runs.
 */
export function FormField(props: FormFieldProps) {
  const { form, row, field, error, errorElsewhere } = props;
  const ids = fieldIds(form, row);
  const Control = controls[field.kind];
  const described = [field.hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  const control = <Control {...props} id={ids.input} describedBy={described || undefined} />;
  const hint = field.hint && (
    <FormHelperText id={ids.hint} error={false}>
      {field.hint}
    </FormHelperText>
  );
  const message = error && !errorElsewhere && <ErrorText id={ids.error}>{error}</ErrorText>;
  if (field.kind === 'agreement') return control;
  return field.kind === 'yesNo' ? (
    <FormControl component="fieldset" fullWidth aria-describedby={described || undefined}>
      <FormLabel component="legend">
        <LabelText field={field} />
      </FormLabel>
      {hint}
      {control}
      {message}
    </FormControl>
  ) : (
    <FormControl fullWidth>
      <FormLabel htmlFor={ids.input}>
        <LabelText field={field} />
      </FormLabel>
      {hint}
      <div>
        {control}
        {message}
      </div>
    </FormControl>
  );
}

/** What is wrong with one field. */
export function ErrorText(props: ComponentProps<typeof FormHelperText>) {
  return <FormHelperText error {...props} />;
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

type InputAttributes = NonNullable<OutlinedInputProps['inputProps']>;

// A kind of question that is missing here does not compile.
const controls: Record<FieldKind, (props: ControlProps) => ReactElement> = {
  // Words in any language: those of Arabic or Hebrew begin at the right.
  line: (props) => <TextInput {...props} attributes={{ dir: 'auto', spellCheck: false }} />,
  email: (props) => <TextInput {...props} type="email" attributes={{ spellCheck: false }} />,
  phone: (props) => <TextInput {...props} type="tel" />,
  // The pattern speaks only where no script checks.
  zip: (props) => (
    <TextInput
      {...props}
      attributes={{
        inputMode: 'numeric',
        maxLength: props.field.maxLength,
        pattern: zipPattern,
      }}
    />
  ),
  longText: (props) => (
    <>
      <TextInput
        {...props}
        inputComponent="textarea"
        attributes={{ dir: 'auto', type: undefined }}
      />
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
        <FormControlLabel
          key={option.label}
          label={option.label}
          control={
            <input
              type="radio"
              id={index === 0 ? props.id : `${props.id}-${index}`}
              name={inputName(props.row, props.field)}
              value={option.value}
              defaultChecked={option.label === props.field.initial}
            />
          }
        />
      ))}
    </Radios>
  ),
  agreement: ({ id, row, field }) => (
    <Agreement
      label={field.label}
      control={<input type="checkbox" id={id} name={inputName(row, field)} value={ticked} />}
    />
  ),
};

/** Five digits, with white space around them, which the domain's rule drops. */
const zipPattern = '\\s*[0-9]{5}\\s*';

export type SelectProps = OutlinedInputProps & { readonly children: ReactNode };

/**
 * A dropdown of the browser's own, with the site's arrow, since WebKit would draw a taller gray one. MUI's NativeSelect
 * is the same element with rules of its own, which weigh more than all other fields together.
 */
export function Select({ children, inputProps, ...props }: SelectProps) {
  return (
    <OutlinedInput
      inputComponent={'select' as ElementType as OutlinedInputProps['inputComponent']}
      inputProps={{ ...inputProps, type: undefined, children }}
      endAdornment={<Arrow />}
      {...props}
    />
  );
}

const Arrow = styled('span')(({ theme }) => ({
  ...chevron(theme),
  position: 'absolute',
  insetInlineEnd: theme.spacing(4),
  top: 'calc(50% - 0.3em)',
  pointerEvents: 'none',
}));

function TextInput({
  type,
  inputComponent,
  attributes,
  ...props
}: ControlProps &
  Pick<OutlinedInputProps, 'type' | 'inputComponent'> & {
    readonly attributes?: InputAttributes;
  }) {
  const { autoComplete, placeholder, initial, optional } = props.field;
  const { inputProps, ...rest } = common(props);
  return (
    <OutlinedInput
      {...rest}
      type={type}
      inputComponent={inputComponent}
      // The page script offers autofill while the field is empty; without it nothing is saved (decision 0016).
      autoComplete="off"
      placeholder={placeholder}
      defaultValue={initial || undefined}
      required={!optional}
      inputProps={{ 'data-autocomplete': autoComplete, ...inputProps, ...attributes }}
    />
  );
}

function common({ id, row, field, error, describedBy }: ControlProps) {
  return {
    id,
    name: inputName(row, field),
    'aria-describedby': describedBy,
    // Absent rather than "false", which some screen readers speak.
    inputProps: { 'aria-invalid': error ? true : undefined } as const,
  };
}

/** Undefined for the first option, which browsers choose by themselves: setting it would undo an early choice. */
function initialValue({ options = [], initial }: Field): string | undefined {
  const index = options.findIndex((option) => option.label === initial);
  return index > 0 ? options[index]?.value : undefined;
}

const tick = { width: '22px', height: '22px', margin: 0 };

const Radios = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(6),
  input: { ...tick, accentColor: theme.vars.palette.secondary.main },
  label: { minWidth: target },
}));

const Optional = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

const Agreement = styled(FormControlLabel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(3),
  alignItems: 'start',
  maxWidth: '44rem',
  fontSize: theme.typography.body2.fontSize,
  input: { ...tick, accentColor: theme.vars.palette.secondary.main },
}));
