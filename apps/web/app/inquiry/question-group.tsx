import styled from '@emotion/styled';
import type { FieldError, Form } from '@lawyers/domain';
import { color, fonts, FormCell, FormField, FormGrid, space, typeScale } from '@lawyers/ui';

/** Questions that belong together; `rows` gives each its width in columns of 24. */
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
            form={id}
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
    <Group>
      <legend>{group.heading}</legend>
      {group.note && <p>{group.note}</p>}
      {fields}
    </Group>
  );
}

const Group = styled('fieldset')({
  minWidth: 0,
  maxWidth: '1000px',
  padding: 0,
  border: 0,
  legend: { padding: 0, font: `500 ${typeScale.heading3}/1.3 ${fonts.heading}` },
  '& > p': {
    marginBlock: `${space(1)} ${space(5)}`,
    color: color('softInk'),
    fontSize: typeScale.small,
  },
});
