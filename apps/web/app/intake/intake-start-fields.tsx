import { styled } from '@mui/material/styles';
import { caseInquiryForm, type FieldError, type IntakeQuery } from '@lawyers/domain';
import Chip from '@mui/material/Chip';
import Button from '@mui/material/Button';
import { fieldIds, FormField } from '@lawyers/ui';
import { useEffect, useState } from 'react';
import { HiddenFields } from '../inquiry/hidden-fields';
import { useIntakeQuery } from './use-intake-query';

export type IntakeStartFieldsProps = {
  readonly form: string;
  readonly errors: readonly FieldError[];
};

/**
 * Issue and zip code: shown, not asked again, when the address brought both; asked when it did not, or when the
 * visitor wants to change them.
 */
export function IntakeStartFields({ form, errors }: IntakeStartFieldsProps) {
  const start = useIntakeQuery(form);
  const [changing, setChanging] = useState(false);
  const { issue, zipCode } = start;
  return (
    <Place>
      {issue && zipCode && !changing ? (
        <Chosen>
          <HiddenFields values={{ accidentId: issue, zipCode }} />
          <Chip label={`${issue} · ZIP ${zipCode}`} />
          <Button variant="text" onClick={() => setChanging(true)}>
            Change
          </Button>
        </Chosen>
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
}: IntakeStartFieldsProps & { readonly start: IntakeQuery; readonly takeFocus: boolean }) {
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

const SideBySide = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: theme.spacing(4),
  maxWidth: '40rem',
}));

// The words and their button lie on one sheet, so the chip brings no ground.
const Chosen = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  // The button is higher than its words.
  padding: theme.spacing(0.5, 1, 0.5, 3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  '.MuiChip-label': { padding: 0, fontWeight: 700, fontSize: '1rem' },
}));
