import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FieldError, Form } from '@lawyers/domain';
import { FormCell, FormField, FormGrid, formWidth } from '@lawyers/ui';

/** A group of questions. `rows` has each question's key and its width, in columns of 24. */
export type QuestionGroup<Key extends string> = {
  readonly heading?: string;
  readonly note?: string;
  readonly rows: readonly (readonly [key: Key, span: number])[];
};

export type QuestionGroupFieldsProps<F extends Form> = {
  /** The form's id. */
  readonly id: string;
  readonly form: F;
  readonly group: QuestionGroup<keyof F & string>;
  readonly errors: readonly FieldError[];
};

export function QuestionGroupFields<F extends Form>(props: QuestionGroupFieldsProps<F>) {
  const { id, form, group, errors } = props;
  const fields = (
    <FormGrid>
      {group.rows.map(([row, span]) => (
        <FormCell key={row} span={span}>
          <FormField
            formId={id}
            row={row}
            field={form[row]!}
            error={errors.find((error) => error.key === row)?.message}
          />
        </FormCell>
      ))}
    </FormGrid>
  );
  if (!group.heading) return fields;
  return (
    <Group component="fieldset" fullWidth>
      <FormLabel component="legend">{group.heading}</FormLabel>
      {group.note && <Typography variant="body2">{group.note}</Typography>}
      {fields}
    </Group>
  );
}

const Group = styled(FormControl)(({ theme }) => ({
  maxWidth: formWidth,
  '& > legend': { ...theme.typography.h4, marginBottom: 0 },
  '& > p': {
    marginBlock: theme.spacing(1, 5),
    color: theme.vars.palette.text.secondary,
  },
})) as typeof FormControl;
