import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { intakeForm, issueLabel, readIntakeQuery, t, type FieldError } from '@lawyers/domain';
import { fieldIds, fieldWidth, FormField, formWidth } from '@lawyers/ui';
import { filledAttribute, fromQueryAttribute } from '../../before-hydration/fill-from-query';
import {
  arePristine,
  intakeFields,
  readIntakeFields,
  unservedState,
  type IssueAndZip,
} from './intake-fields';
import { intakeFormId } from './intake-form-id';
import { intakeFormCopy } from './intake-form.copy';
import { UnservedNotice } from './unserved-notice';

export type IssueAndZipFieldsProps = {
  readonly errors: readonly FieldError[];
  /** Undefined until `onChange` has been called. */
  readonly value: IssueAndZip | undefined;
  /**
   * Called after hydration with the values of the fields, which `fill-from-query.ts` may have filled in (requirements
   * § 2.7). Called again after "Change", and whenever the visitor chooses another issue, completes a zip code, or
   * changes a complete one.
   */
  readonly onChange: (value: IssueAndZip) => void;
};

const rows = ['accidentId', 'zipCode'] as const;

/**
 * Issue and zip code. If the query contains both, and the visitor has not used their fields before hydration, they are
 * shown as text with a button "Change". Otherwise, and after "Change", they are fields. A notice below them says if the
 * state of the zip code is not served.
 */
export function IssueAndZipFields({ errors, value, onChange }: IssueAndZipFieldsProps) {
  const unserved = unservedState(value);

  // In an effect, since the static HTML must be the same for every query.
  useEffect(() => {
    const fields = intakeFields();
    if (!fields) return;
    const { issue, zipCode } = readIntakeQuery(new URLSearchParams(window.location.search));
    const summarized =
      issue !== undefined && zipCode !== undefined && arePristine(fields, { issue, zipCode });
    onChange({ ...readIntakeFields(fields), summarized });
  }, [onChange]);

  const readAgain = () => {
    const fields = intakeFields();
    if (!fields) return;
    const read = readIntakeFields(fields);
    // Typing in a zip code that stays incomplete is not reported, since each report renders the whole form.
    if (read.issue !== value?.issue || read.zipCode !== value?.zipCode) onChange(read);
  };
  const edit = () => {
    // Synchronous, so that the field exists when it is focused.
    flushSync(() => onChange({ ...value, summarized: false }));
    const first = unserved ? 'zipCode' : 'accidentId';
    document.getElementById(fieldIds(intakeFormId, first).input)?.focus();
  };
  return (
    <Root data-unserved={unserved}>
      <Frame onChange={readAgain} {...{ [fromQueryAttribute]: '' }}>
        {value?.summarized && value.issue && value.zipCode ? (
          <Summary>
            <input type="hidden" name="accidentId" value={value.issue} />
            <input type="hidden" name="zipCode" value={value.zipCode} />
            <Typography variant="body2">
              {`${issueLabel(value.issue)} · ${intakeFormCopy.zip(value.zipCode)}`}
            </Typography>
            <Button variant="quiet" onClick={edit}>
              {intakeFormCopy.change}
            </Button>
          </Summary>
        ) : (
          <Fields errors={errors} initial={value} />
        )}
      </Frame>
      <UnservedNotice state={unserved} issue={value?.issue} />
    </Root>
  );
}

type FieldsProps = Pick<IssueAndZipFieldsProps, 'errors'> & {
  /** The values when the fields appear. Later values are ignored, since the fields are uncontrolled. */
  readonly initial: IssueAndZip | undefined;
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

// If the state is not served, the notice replaces the questions. They are only hidden, so that typed text stays, and
// the one that has the focus remains visible. The minimum height keeps what is below the form outside of the window, so
// that nothing in view moves.
const Root = styled('div')({
  '&[data-unserved]': {
    minHeight: '70vh',
    '& ~ :not(:focus-within)': { display: 'none' },
  },
  // Hides the error summary of an earlier Send, since the questions to which it links are hidden now. Also hides the
  // panel after a failed delivery, which is at the same place.
  'div:has(~ &[data-unserved])': { display: 'none' },
});

// As high as the two fields, so that nothing moves when the summary replaces them. In Spanish, it is higher on the
// smallest phones, since a long issue needs two lines there.
const Frame = styled('div')({
  minHeight: '5.0625rem',
  maxWidth: formWidth,
  display: 'grid',
  ...t({ en: {}, es: { '@media (max-width: 22.4em)': { minHeight: '6.375rem' } } }),
});

/** Matches the island before hydration, which removes `data-island`, if `fill-from-query.ts` has filled in an issue. */
const filledIsland = `[data-island][${filledAttribute}]`;

/** Once the visitor chooses another option, `:user-valid` applies, and this selector no longer matches. */
const unchanged = 'select:not(:user-valid)';

/** Phones on which the dropdown is too narrow to show the longest issue on one line in the normal text size. */
const narrowForIssues = '@media (max-width: 25.5em)';

const SideBySide = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${fieldWidth}) minmax(min-content, 6rem)`,
  gap: theme.spacing(4),
  // The Spanish label of the zip code is wider, so the gap is smaller.
  ...t({ en: {}, es: { [narrowForIssues]: { gap: theme.spacing(2) } } }),
  '@media (max-width: 17em)': { gridTemplateColumns: '1fr', rowGap: theme.spacing(6) },
  maxWidth: '40rem',
  label: { whiteSpace: 'nowrap' },
  // `fill-from-query.ts` may fill in an issue after the browser has painted the dropdown with "Choose…". The issue
  // stays on one line, since with a second line the first would move. To fit, it may use the space of the arrow, which
  // is hidden. This style ends with hydration.
  [`${filledIsland} & ${unchanged}`]: {
    paddingInlineEnd: '4px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    lineHeight: '1.575rem',
    // Smaller, so that more of the issue fits. Below this size, the text would stand at another height than "Choose…",
    // and so it would be seen to move when the issue is filled in.
    [narrowForIssues]: {
      fontSize: '0.9375rem',
      ...t({ en: {}, es: { paddingInlineEnd: 0 } }),
    },
  },
  [`${filledIsland} & ${unchanged} + span, ${filledIsland} & div:has(> ${unchanged})::after`]: {
    display: 'none',
  },
}));

// MUI's Chip is not used: it is 1.4 kB, and text and button must share one box.
const Summary = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'center',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  // Little vertical padding, since the height of the button already adds space.
  padding: theme.spacing(0.5, 1, 0.5, 3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  // In large text on a phone, the button gets a line of its own. Beside it, the zip code would be broken.
  p: { flex: '1 1 9em', fontWeight: 700 },
  // A long issue must not squeeze the button.
  button: { flex: 'none' },
}));
