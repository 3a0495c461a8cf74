import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { intakeForm, issueLabel, readIntakeQuery, t, type FieldError } from '@lawyers/domain';
import { fieldIds, FormField, formWidth } from '@lawyers/ui';
import { filledAttribute, fromQueryAttribute } from '../../before-hydration/fill-from-query';
import {
  arePristine,
  intakeFields,
  prefill,
  readIntakeFields,
  unservedState,
  type IntakeSubject,
} from './intake-fields';
import { intakeFormId } from './intake-form-id';
import { intakeCopy } from './intake.copy';
import { UnservedNotice } from './unserved-notice';

export type IssueAndZipFieldsProps = {
  readonly errors: readonly FieldError[];
  /** Undefined until `onChange` was called. */
  readonly subject: IntakeSubject | undefined;
  /** Called after hydration, with the query's values (requirements § 2.7), and after each change. */
  readonly onChange: (subject: IntakeSubject) => void;
};

const rows = ['accidentId', 'zipCode'] as const;

/**
 * Issue and zip code. If the query has both, shows them as text with a "Change" button. Otherwise, after "Change", or
 * with an error, shows fields. Below them stands whether the state of the zip code is not served.
 */
export function IssueAndZipFields({ errors, subject, onChange }: IssueAndZipFieldsProps) {
  const unserved = unservedState(subject);
  // An error needs a field for the error summary to lead to.
  const summarized =
    subject?.summarized && !rows.some((row) => errors.some(({ key }) => key === row));

  // The static HTML is the same for every query.
  useEffect(() => {
    const fields = intakeFields();
    if (!fields) return;
    const query = readIntakeQuery(new URLSearchParams(window.location.search));
    const summarized =
      query.issue !== undefined && query.zipCode !== undefined && arePristine(fields, query);
    prefill(fields, query);
    onChange({ ...readIntakeFields(fields), summarized });
  }, [onChange]);

  const readAgain = () => {
    const fields = intakeFields();
    if (!fields) return;
    const read = readIntakeFields(fields);
    // Not for every digit, since it renders the whole form.
    if (read.issue !== subject?.issue || read.zipCode !== subject?.zipCode) onChange(read);
  };
  const edit = () => {
    // At once, so that there is a field to focus.
    flushSync(() => onChange({ ...subject, summarized: false }));
    const first = unserved ? 'zipCode' : 'accidentId';
    document.getElementById(fieldIds(intakeFormId, first).input)?.focus();
  };
  return (
    <Subject data-unserved={unserved}>
      <Frame onChange={readAgain} {...{ [fromQueryAttribute]: '' }}>
        {summarized && subject.issue && subject.zipCode ? (
          <Summary>
            <input type="hidden" name="accidentId" value={subject.issue} />
            <input type="hidden" name="zipCode" value={subject.zipCode} />
            <Typography variant="body2">
              {`${issueLabel(subject.issue)} · ${intakeCopy.zip(subject.zipCode)}`}
            </Typography>
            <Button variant="quiet" onClick={edit}>
              {intakeCopy.change}
            </Button>
          </Summary>
        ) : (
          <Fields errors={errors} initial={subject} />
        )}
      </Frame>
      <UnservedNotice state={unserved} issue={subject?.issue} />
    </Subject>
  );
}

type FieldsProps = Pick<IssueAndZipFieldsProps, 'errors'> & {
  /** The values when the fields appear. Later ones are the visitor's. */
  readonly initial: IntakeSubject | undefined;
};

function Fields({ errors, initial }: FieldsProps) {
  const [presets] = useState({
    accidentId: initial?.issue ? issueLabel(initial.issue) : intakeForm.accidentId.preset,
    zipCode: initial?.zipCode ?? '',
  });
  return (
    <SideBySide>
      {rows.map((key) => (
        <FormField
          key={key}
          formId={intakeFormId}
          fieldKey={key}
          field={{ ...intakeForm[key], preset: presets[key] }}
          error={errors.find((error) => error.key === key)?.message}
          narrow
        />
      ))}
    </SideBySide>
  );
}

// Where nothing can be sent, the notice stands in place of the questions, which keep what was typed; one that the visitor
// is in stays. What is below the form stays below the first screen, so that nothing in sight moves.
const Subject = styled('div')({
  '&[data-unserved]': {
    minHeight: '70vh',
    '& ~ :not(:focus-within)': { display: 'none' },
  },
  // Errors of an earlier Send, at questions that are hidden now.
  'div:has(~ &[data-unserved])': { display: 'none' },
});

// As high as the two fields, so that replacing them with the summary causes no layout shift. On the smallest phones a
// Spanish issue has two lines.
const Frame = styled('div')({
  minHeight: '5.0625rem',
  maxWidth: formWidth,
  display: 'grid',
  ...t({ en: {}, es: { '@media (max-width: 22.4em)': { minHeight: '6.375rem' } } }),
});

/** Once somebody chooses another option, it is `:user-valid`. */
const filledByScript = `select[${filledAttribute}]:not(:user-valid)`;

/** Phones on which the longest issue is too wide in the size of text. */
const narrowForIssues = '@media (max-width: 25.5em)';

const SideBySide = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26.75rem) minmax(min-content, 6rem)',
  '@media (max-width: 17em)': { gridTemplateColumns: '1fr' },
  gap: theme.spacing(4),
  // The Spanish label of the zip code is wider.
  ...t({ en: {}, es: { [narrowForIssues]: { gap: theme.spacing(2) } } }),
  maxWidth: '40rem',
  label: { whiteSpace: 'nowrap' },
  // An issue that `fill-from-query.ts` has filled in takes one line, as the empty question did, and the place of the
  // chevron: a second line would move the first one. Hydration soon shows it in a summary.
  [`[data-island] & ${filledByScript}`]: {
    paddingInlineEnd: '4px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    lineHeight: '1.575rem',
    // Smaller, it would move too.
    [narrowForIssues]: {
      fontSize: '0.9375rem',
      ...t({ en: {}, es: { paddingInlineEnd: 0 } }),
    },
  },
  [`[data-island] & ${filledByScript} + span, [data-island] & div:has(> ${filledByScript})::after`]:
    { display: 'none' },
}));

// No Chip: text and button share one box, and MUI's Chip is 1.4 kB.
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
  p: { fontWeight: 700 },
  // Never pushed to the edge by a long issue.
  button: { flex: 'none' },
}));
