import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { startTransition, useState, type FormEvent } from 'react';
import {
  heroForm,
  intakeParameters,
  invalidZipMessage,
  issueTypes,
  parseForm,
  paths,
  t,
} from '@lawyers/domain';
import {
  fieldIds,
  FormField,
  IssuePicker,
  Panel,
  phoneWithLargeText,
  Select,
  Toast,
} from '@lawyers/ui';
import { useHydrated } from '../../hydration/use-hydrated';

/** The words of the hero's form; apart from the page's others, since they come to the browser with it. */
const issueSearchCopy = {
  legend: t({ en: 'What happened?', es: '¿Qué pasó?' }),
  issue: t({ en: 'Issue', es: 'Tipo de caso' }),
  button: t({ en: 'Find Lawyer', es: 'Buscar abogado' }),
} as const;

/**
 * The hero form (requirements § 3.3): issue and zip code. The browser submits it as a GET to the intake form; this
 * component only prevents that for a zip code that is not five digits.
 */
export function IssueSearch() {
  /** How often the zip code was refused, since it was last accepted. */
  const [refusals, setRefusals] = useState(0);
  const hydrated = useHydrated();

  function submit(event: FormEvent<HTMLFormElement>): void {
    const input = event.currentTarget.elements.namedItem(zipCode) as HTMLInputElement;
    const parsed = parseForm(heroForm, { [zipCode]: input.value });
    if (parsed.ok) {
      input.value = parsed.answers.zipCode;
      setRefusals(0);
      return;
    }
    event.preventDefault();
    input.focus();
    // A transition, so that the pressed button is painted before the error and the toast are rendered.
    startTransition(() => setRefusals((count) => count + 1));
  }

  /** An error ends with its reason. */
  function recheck({ currentTarget }: FormEvent<HTMLFormElement>): void {
    const { value } = currentTarget.elements.namedItem(zipCode) as HTMLInputElement;
    if (refusals > 0 && parseForm(heroForm, { [zipCode]: value }).ok) setRefusals(0);
  }

  return (
    <Panel sx={{ displayPrint: 'none' }}>
      <form
        method="get"
        action={paths.intake}
        autoComplete="off"
        noValidate={hydrated}
        onSubmit={submit}
        onInput={recheck}
      >
        <Stack spacing={3}>
          {issuePicker}
          <Row>
            {issueSelect}
            <FormField
              formId="hero"
              fieldKey={zipCode}
              field={heroForm.zipCode}
              error={refusals > 0 ? invalidZipMessage : undefined}
              errorElsewhere
            />
            <LiveRegion role="alert">
              {refusals > 0 && (
                <FormHelperText key={refusals} id={fieldIds('hero', zipCode).error} error>
                  {invalidZipMessage}
                </FormHelperText>
              )}
            </LiveRegion>
            {searchButton}
          </Row>
        </Stack>
      </form>
      {refusals > 0 && <Toast message={invalidZipMessage} trigger={refusals} />}
    </Panel>
  );
}

const zipCode = intakeParameters.zip;

// Outside of the component, so that React does not render them again for an error, which a slow phone would feel.
const issuePicker = (
  // `sync-issue-pictures.ts` enables them as soon as the browser has read them: without it they would send nothing.
  <IssuePicker legend={issueSearchCopy.legend} disabled />
);
const issueSelect = (
  <FormControl>
    <FormLabel htmlFor="hero-issue">{issueSearchCopy.issue}</FormLabel>
    <Select
      id="hero-issue"
      name={intakeParameters.issue}
      // `sync-issue-pictures.ts` syncs it with the pictures.
      inputProps={{ 'data-issue-select': '' }}
    >
      {issueTypes.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </Select>
  </FormControl>
);
const searchButton = <Button type="submit">{issueSearchCopy.button}</Button>;

/** Windows in which the longest issue fits beside zip code and button: below the picture's column, or with it. */
const roomForEnglish = '@media (min-width: 37.5em) and (max-width: 62.49em), (min-width: 64em)';
const roomForSpanish = '@media (min-width: 42em) and (max-width: 62.49em), (min-width: 69em)';
const oneRow = t({ en: roomForEnglish, es: roomForSpanish });

/** Windows in which the label of the zip code would break. */
const narrowForSpanish = '@media (max-width: 21.5em)';

/** The column of the button, which is as wide before the button is parsed, so that the fields do not shift. */
const buttonColumn = '9.5rem';
const buttonColumnForSpanish = '11.5rem';

// On a phone the dropdown has a row of its own, since it would cut the longer issues, and zip code and button share one.
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  gap: theme.spacing(3),
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  button: {
    gridArea: '2 / 2',
    alignSelf: 'end',
    paddingInline: theme.spacing(2),
    whiteSpace: 'nowrap',
  },
  [t({ en: phoneWithLargeText, es: narrowForSpanish })]: {
    gridTemplateColumns: '1fr',
    button: { gridArea: 'auto' },
    // Firefox would cut the longest issue, which has only one line there.
    select: { fontSize: '1rem' },
  },
  [oneRow]: {
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, 7.5rem) ${t({ en: buttonColumn, es: buttonColumnForSpanish })}`,
    '& > div:first-of-type': { gridColumn: 'auto' },
    button: { gridArea: '1 / 3' },
  },
}));

// Always rendered, since screen readers announce changes only in an existing live region.
const LiveRegion = styled('div')(({ theme }) => ({
  gridArea: '3 / 1 / auto / -1',
  '&:empty': { marginTop: theme.spacing(-3) },
  '& > p.Mui-error': { margin: 0 },
  [oneRow]: { gridArea: '2 / 2 / auto / -1' },
}));
