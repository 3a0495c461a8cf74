import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { intakeForm, issueLabel, type FieldError, type IntakeQuery } from '@lawyers/domain';
import { fieldIds, FormField } from '@lawyers/ui';
import { HiddenFields } from '../../inquiry/hidden-fields';
import { intakeCopy } from './intake.copy';
import { useIntakeQuery } from './use-intake-query';

export type IssueAndZipFieldsProps = {
  readonly formId: string;
  readonly errors: readonly FieldError[];
};

/**
 * Issue and zip code. If the query has both, shows them as text with a "Change" button. Otherwise, or after "Change",
 * shows fields.
 */
export function IssueAndZipFields({ formId, errors }: IssueAndZipFieldsProps) {
  const start = useIntakeQuery(formId);
  const [changing, setChanging] = useState(false);
  const { issue, zipCode } = start;
  return (
    <Frame>
      {issue && zipCode && !changing ? (
        <Summary>
          <HiddenFields values={{ accidentId: issue, zipCode }} />
          <Chip label={`${issueLabel(issue)} · ${intakeCopy.zip(zipCode)}`} />
          <Button variant="text" onClick={() => setChanging(true)}>
            {intakeCopy.change}
          </Button>
        </Summary>
      ) : (
        <Fields
          key={`${issue}${zipCode}`}
          formId={formId}
          errors={errors}
          start={start}
          focusFirst={changing}
        />
      )}
    </Frame>
  );
}

function Fields({
  formId,
  errors,
  start,
  focusFirst,
}: IssueAndZipFieldsProps & { readonly start: IntakeQuery; readonly focusFirst: boolean }) {
  const rows = [
    [
      'accidentId',
      {
        ...intakeForm.accidentId,
        preset: start.issue ? issueLabel(start.issue) : intakeForm.accidentId.preset,
      },
    ],
    ['zipCode', { ...intakeForm.zipCode, preset: start.zipCode ?? '' }],
  ] as const;
  useEffect(() => {
    if (focusFirst) document.getElementById(fieldIds(formId, 'accidentId').input)?.focus();
  }, [formId, focusFirst]);
  return (
    <SideBySide>
      {rows.map(([row, field]) => (
        <FormField
          key={row}
          formId={formId}
          row={row}
          field={field}
          error={errors.find(({ key }) => key === row)?.message}
        />
      ))}
    </SideBySide>
  );
}

// As high as the two fields, so that replacing them with the summary causes no layout shift.
const Frame = styled('div')({ minHeight: '5.25rem', display: 'grid' });

const SideBySide = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  '@media (max-width: 17em)': { gridTemplateColumns: '1fr' },
  gap: theme.spacing(4),
  maxWidth: '40rem',
}));

// Text and button share this box, so the chip has no background of its own.
const Summary = styled('div')(({ theme }) => ({
  display: 'flex',
  alignSelf: 'center',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  // The button's own height already adds vertical space.
  padding: theme.spacing(0.5, 1, 0.5, 3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  '.MuiChip-label': { padding: 0, fontWeight: 700, fontSize: '1rem' },
}));
