import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ElementType, PropsWithChildren, ReactElement } from 'react';
import { inputName, t, ticked, type Field, type FieldType, type Option } from '@lawyers/domain';
import { CharacterCount } from './character-count';
import { fieldIds } from './field-id';
import { chevron } from './theme/chevron';

export type FormFieldProps = {
  /** Unique on the page: the prefix of every id. */
  readonly formId: string;
  /** The row's key in its form. */
  readonly row: string;
  readonly field: Field;
  readonly error?: string | undefined;
  /** The page itself renders the error, with the id from `fieldIds`. */
  readonly errorElsewhere?: true;
};

/**
 * One row of a form: label, hint, input, and error. The type of the row determines the input. MUI's TextField supports
 * no hint above the input and no second description. Radio buttons and checkboxes are native: those of MUI show their
 * state only with JavaScript.
 */
export function FormField({ formId, row, field, error, errorElsewhere }: FormFieldProps) {
  const ids = fieldIds(formId, row);
  const Control = controls[field.type];
  const described = [field.hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  const describedBy = described || undefined;
  const control = <Control id={ids.input} {...{ row, field, error, describedBy }} />;
  if (field.type === 'checkbox') return control;
  const isGroup = field.type === 'radio';
  return (
    <FormControl
      fullWidth
      component={isGroup ? 'fieldset' : 'div'}
      aria-describedby={isGroup ? describedBy : undefined}
    >
      <FormLabel component={isGroup ? 'legend' : 'label'} htmlFor={isGroup ? undefined : ids.input}>
        {field.label}
        {field.optional && <Optional>{t({ en: ' (optional)', es: ' (opcional)' })}</Optional>}
      </FormLabel>
      {field.hint && (
        <FormHelperText id={ids.hint} error={false}>
          {field.hint}
        </FormHelperText>
      )}
      <div>
        {control}
        {error && !errorElsewhere && (
          <FormHelperText id={ids.error} error>
            {error}
          </FormHelperText>
        )}
      </div>
    </FormControl>
  );
}

type ControlProps = Pick<FormFieldProps, 'row' | 'field' | 'error'> & {
  readonly id: string;
  readonly describedBy: string | undefined;
};

// A missing type does not compile.
const controls: Record<FieldType, (props: ControlProps) => ReactElement> = {
  // `dir="auto"` since visitors may write in Arabic or Hebrew.
  text: (props) => <TextInput {...props} attributes={{ dir: 'auto', spellCheck: false }} />,
  email: (props) => <TextInput {...props} attributes={{ type: 'email', spellCheck: false }} />,
  tel: (props) => <TextInput {...props} attributes={{ type: 'tel' }} />,
  zip: (props) => (
    <TextInput
      {...props}
      attributes={{ inputMode: 'numeric', maxLength: props.field.maxLength, pattern: zipPattern }}
    />
  ),
  textarea: (props) => (
    <>
      <TextInput {...props} as="textarea" attributes={{ dir: 'auto', type: undefined }} />
      <CharacterCount of={props.id} max={props.field.maxLength ?? Infinity} />
    </>
  ),
  select: ({ field, ...props }) => (
    <Select {...commonProps({ field, ...props })} defaultValue={presetValue(field)}>
      {optionsIn(field.options)}
    </Select>
  ),
  radio: ({ id, row, field }) => (
    <Stack direction="row" spacing={6}>
      {field.options?.map(({ label, value }, index) => (
        <FormControlLabel
          key={label}
          label={label}
          control={
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={inputName(row, field)}
              value={value}
              defaultChecked={label === field.preset}
            />
          }
        />
      ))}
    </Stack>
  ),
  checkbox: ({ id, row, field }) => (
    <FormControlLabel
      label={field.label}
      control={<input type="checkbox" id={id} name={inputName(row, field)} value={ticked} />}
      sx={{ alignItems: 'start', gap: 3, maxWidth: '44rem', fontSize: 'body2.fontSize' }}
    />
  ),
};

/** The options of a select, below the headings of their groups. */
function optionsIn(options: readonly Option[] = []) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const members = options
      .filter((option) => option.group === group)
      // By position: two options may share a value, and so a choice stays when only the words change.
      .map(({ label, value }, index) => (
        <option key={index} value={value}>
          {label}
        </option>
      ));
    return group === undefined ? (
      members
    ) : (
      <optgroup key={group} label={group}>
        {members}
      </optgroup>
    );
  });
}

/** Five digits with white space around them, which the domain drops. Browsers check it only without JavaScript. */
const zipPattern = '\\s*[0-9]{5}\\s*';

/** A native select with an arrow of ours: WebKit draws a taller gray one. The styles of MUI's NativeSelect are large. */
export function Select({ children, inputProps, ...props }: PropsWithChildren<OutlinedInputProps>) {
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

type TextInputProps = ControlProps & {
  readonly as?: 'textarea';
  readonly attributes: NonNullable<OutlinedInputProps['inputProps']>;
};

function TextInput({ as, attributes, ...props }: TextInputProps) {
  const { autoComplete, placeholder, preset, optional } = props.field;
  const { inputProps, ...rest } = commonProps(props);
  return (
    <OutlinedInput
      {...rest}
      inputComponent={as}
      // The page script turns autofill on while the field is empty; without it browsers save nothing (decision 0016).
      // It may run before hydration, so React must ignore the difference.
      autoComplete="off"
      placeholder={placeholder}
      defaultValue={preset || undefined}
      required={!optional}
      inputProps={{
        'data-autocomplete': autoComplete,
        suppressHydrationWarning: autoComplete !== undefined,
        ...inputProps,
        ...attributes,
      }}
    />
  );
}

function commonProps({ id, row, field, error, describedBy }: ControlProps) {
  return {
    id,
    name: inputName(row, field),
    'aria-describedby': describedBy,
    // Undefined, since some screen readers announce aria-invalid="false".
    inputProps: { 'aria-invalid': error ? true : undefined } as const,
  };
}

/** Undefined for the first option, which is the default: setting it would undo a choice made before hydration. */
function presetValue({ options = [], preset }: Field): string | undefined {
  const index = options.findIndex((option) => option.label === preset);
  return index > 0 ? options[index]?.value : undefined;
}

const Optional = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
}));
