import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactElement } from 'react';
import { t, type Field } from '@lawyers/domain';
import { CheckboxControl } from './checkbox-control';
import type { ControlProps } from './control-props';
import { fieldIds } from './field-id';
import { subgrid } from './form-grid';
import { RadioControl } from './radio-control';
import { SelectControl } from './select-control';
import { TextControl } from './text-control';

export type FormFieldProps = {
  /** Unique on the page: the prefix of every id. */
  readonly formId: string;
  /** The field's key in its form. */
  readonly fieldKey: string;
  readonly field: Field;
  readonly error?: string | undefined;
  /** The page itself renders the error, with the id from `fieldIds`. */
  readonly errorElsewhere?: true;
  /** In a `FormGrid`: the number of its columns, 1 to 24, that the field occupies. */
  readonly span?: number;
};

/**
 * One field of a form: label, hint, input, and error. The type of the field determines the input. MUI's TextField supports
 * no hint above the input and no second description.
 */
export function FormField(props: FormFieldProps) {
  const { formId, fieldKey, field, error, errorElsewhere, span } = props;
  const ids = fieldIds(formId, fieldKey);
  const described = [field.hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  const describedBy = described || undefined;
  const control = controlFor({ id: ids.input, fieldKey, field, error, describedBy });
  if (field.type === 'checkbox')
    return span ? <GridField span={span}>{control}</GridField> : control;
  const isGroup = field.type === 'radio';
  return (
    <GridField
      fullWidth
      span={span}
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
    </GridField>
  );
}

function controlFor(props: ControlProps): ReactElement {
  const { type } = props.field;
  if (type === 'select') return <SelectControl {...props} />;
  if (type === 'radio') return <RadioControl {...props} />;
  if (type === 'checkbox') return <CheckboxControl {...props} />;
  // A type that is missing here does not compile.
  return <TextControl {...props} type={type} />;
}

/** Label, hint, and input are in the three rows that `FormGrid` gives a field, the input in the last. */
const GridField = styled(FormControl, { shouldForwardProp: (name) => name !== 'span' })<{
  readonly component?: ElementType;
  readonly span: number | undefined;
}>(
  ({ theme, span }) =>
    span && {
      [theme.breakpoints.up('md')]: {
        gridColumn: `span ${span}`,
        [subgrid]: {
          gridRow: 'span 3',
          marginBottom: theme.spacing(6),
          '&:not(fieldset)': { display: 'grid', gridTemplateRows: 'subgrid' },
          '&:not(fieldset) > :last-child': { gridRow: 3 },
          // A legend is no item of a grid.
          '&:is(fieldset) > :last-child': { marginTop: 'auto' },
        },
      },
    },
);

const Optional = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
}));
