import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { styled, type Theme } from '@mui/material/styles';
import { startTransition, useState, type FormEvent } from 'react';
import {
  heroForm,
  intakeParameters,
  invalidZipMessage,
  issueQuestion,
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

/**
 * The texts of the hero's form. They are separate from the page's other texts, so that the browser, which loads the
 * script of this island, does not load those as well.
 */
const issueSearchCopy = {
  legend: t({ en: 'What happened?', es: '¿Qué pasó?' }),
  button: t({ en: 'Find Lawyer', es: 'Buscar abogado' }),
} as const;

/**
 * The hero form (requirements § 3.3): issue and zip code. The browser submits it as a GET to the intake form. This
 * component removes spaces and invisible characters around the zip code, and prevents the submission if it is not five
 * digits.
 */
export function IssueSearch() {
  /** How often the zip code has been refused since it was last accepted. Each refusal shows the toast again. */
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
    // A transition, so that the browser paints the pressed button before React renders the error and the toast.
    startTransition(() => setRefusals((count) => count + 1));
  }

  /** Removes the error as soon as the zip code is valid. */
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

// Constants outside of the component, so that React does not render them again when an error appears, which would be
// slow on an old phone.
const issuePicker = (
  // The pictures start disabled, because without a script their choice would not be sent. `sync-issue-picker.ts`
  // enables them as soon as the browser has parsed them.
  <IssuePicker legend={issueSearchCopy.legend} disabled />
);
const issueSelect = (
  <FormControl>
    <FormLabel htmlFor="hero-issue">{issueQuestion.text}</FormLabel>
    <Select
      id="hero-issue"
      name={intakeParameters.issue}
      // `sync-issue-picker.ts` finds the dropdown by this attribute.
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

/**
 * The widths in em from which the longest issue fits into one row with zip code and button: without the picture beside
 * the form, and with it.
 */
const roomForEnglish = [37.5, 64] as const;
const roomForSpanish = [42, 69] as const;

/** Windows with room for one row. The picture is beside the form from the breakpoint `lg` on. */
function oneRow({ breakpoints }: Theme): string {
  const [alone, besidePicture] = t<readonly [number, number]>({
    en: roomForEnglish,
    es: roomForSpanish,
  });
  return `${breakpoints.between(alone, 'lg')}, ${breakpoints.up(besidePicture).replace('@media ', '')}`;
}

/** Windows in which the Spanish label of the zip code would need two lines. */
const narrowForSpanish = '@media (max-width: 21.5em)';

/** The width of the button's column. It is fixed, so that the fields do not move when the button is parsed. */
const buttonColumn = '9.5rem';
const buttonColumnForSpanish = '11.5rem';

// In windows without room for one row (`oneRow`), the dropdown has a row of its own, since the longer issues would be
// cut off beside another field on a phone. Zip code and button share the next row, except in the narrowest windows.
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
    // Firefox shows one line of a dropdown's text, and would cut off the longest issue in a larger size.
    select: { fontSize: '1rem' },
  },
  [oneRow(theme)]: {
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, 7.5rem) ${t({ en: buttonColumn, es: buttonColumnForSpanish })}`,
    '& > div:first-of-type': { gridColumn: 'auto' },
    button: { gridArea: '1 / 3' },
  },
}));

// Rendered even without an error, since screen readers announce changes only in a live region that already exists.
const LiveRegion = styled('div')(({ theme }) => ({
  gridArea: '3 / 1 / auto / -1',
  '&:empty': { marginTop: theme.spacing(-3) },
  '& > p.Mui-error': { margin: 0 },
  [oneRow(theme)]: { gridArea: '2 / 2 / auto / -1' },
}));
