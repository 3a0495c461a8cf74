import styled from '@emotion/styled';
import { caseInquiryForm, type FieldError, type IntakeStart } from '@lawyers/domain';
import { Button, color, fieldIds, FormField, radius, space } from '@lawyers/ui';
import { useEffect, useState } from 'react';
import { HiddenFields } from '../inquiry/hidden-fields';
import { useIntakeStart } from './use-intake-start';

export type IntakeStartFieldsProps = {
  readonly form: string;
  readonly errors: readonly FieldError[];
};

/**
 * Issue and zip code: shown, not asked again, when the address brought both; asked when it did not, or when the
 * visitor wants to change them.
 */
export function IntakeStartFields({ form, errors }: IntakeStartFieldsProps) {
  const start = useIntakeStart(form);
  const [changing, setChanging] = useState(false);
  const { issue, zipCode } = start;
  return (
    <Place>
      {issue && zipCode && !changing ? (
        <Summary>
          <HiddenFields values={{ accidentId: issue, zipCode }} />
          <span>
            {issue} · ZIP {zipCode}
          </span>
          <Button variant="text" onClick={() => setChanging(true)}>
            Change
          </Button>
        </Summary>
      ) : (
        <AskedFields
          key={`${issue}${zipCode}`}
          form={form}
          errors={errors}
          start={start}
          takeFocus={changing}
        />
      )}
    </Place>
  );
}

function AskedFields({
  form,
  errors,
  start,
  takeFocus,
}: IntakeStartFieldsProps & { readonly start: IntakeStart; readonly takeFocus: boolean }) {
  const rows = [
    [
      'accidentId',
      { ...caseInquiryForm.accidentId, initial: start.issue ?? caseInquiryForm.accidentId.initial },
    ],
    ['zipCode', { ...caseInquiryForm.zipCode, initial: start.zipCode ?? '' }],
  ] as const;
  useEffect(() => {
    if (takeFocus) document.getElementById(fieldIds(form, 'accidentId').input)?.focus();
  }, [form, takeFocus]);
  return (
    <SideBySide>
      {rows.map(([row, field]) => (
        <FormField
          key={row}
          form={form}
          row={row}
          field={field}
          error={errors.find(({ key }) => key === row)?.message}
        />
      ))}
    </SideBySide>
  );
}

// As high as the two fields, so that nothing moves when the address has answered them.
const Place = styled('div')({ minHeight: '5.25rem', display: 'grid', alignContent: 'center' });

const SideBySide = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space(4),
  maxWidth: '40rem',
});

const Summary = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(4),
  justifySelf: 'start',
  padding: `${space(1)} ${space(5)}`,
  borderRadius: radius,
  background: color('sunk'),
  fontWeight: 700,
  button: { marginInlineStart: space(-2) },
});
