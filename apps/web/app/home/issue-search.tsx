import styled from '@emotion/styled';
import {
  intakeParameters,
  invalidZipMessage,
  issueNames,
  paths,
  zipCodeFrom,
} from '@lawyers/domain';
import {
  Button,
  ErrorText,
  FieldLabel,
  Input,
  IssuePicker,
  Panel,
  Select,
  space,
  Stack,
  Toast,
  zipPattern,
} from '@lawyers/ui';
import { useRef, useState, type FormEvent } from 'react';
import { issueSearchCopy } from './issue-search.copy';
import { useHydrated } from '../shell/use-hydrated';

/**
 * Issue and zip code, the first step. A real GET form: the browser itself goes to the intake form, and this only
 * stops it for a zip code that is not five digits.
 */
export function IssueSearch() {
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState(false);
  const zip = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();

  function submit(event: FormEvent): void {
    const input = zip.current;
    if (!input) return;
    const zipCode = zipCodeFrom(input.value);
    if (zipCode) {
      input.value = zipCode;
      setRefused(false);
      return;
    }
    event.preventDefault();
    setRefused(true);
    setRefusals((count) => count + 1);
    input.focus();
  }

  return (
    <Panel>
      <form method="get" action={paths.intake} autoComplete="off" noValidate={hydrated} onSubmit={submit}>
        <Stack gap={4}>
          <IssuePicker legend={issueSearchCopy.legend} />
          <Row>
            <div>
              <FieldLabel htmlFor="hero-issue">{issueSearchCopy.issue}</FieldLabel>
              <Select id="hero-issue" name={intakeParameters.issue} data-issue-select="">
                {issueNames.map((name) => (
                  // Its own value from then on, as browsers that translate the page change its text.
                  <option key={name} value={hydrated ? name : undefined}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
            <div>
              <FieldLabel htmlFor="hero-zip">{issueSearchCopy.zipCode}</FieldLabel>
              <Input
                ref={zip}
                id="hero-zip"
                name={intakeParameters.zip}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                data-autocomplete="postal-code"
                maxLength={10}
                required
                pattern={zipPattern}
                aria-invalid={refused || undefined}
                aria-describedby={refused ? 'hero-zip-error' : undefined}
              />
            </div>
            <Alert role="alert">
              {refused && (
                <ErrorText key={refusals} id="hero-zip-error">
                  {invalidZipMessage}
                </ErrorText>
              )}
            </Alert>
            <Button type="submit">{issueSearchCopy.button}</Button>
          </Row>
        </Stack>
      </form>
      {refusals > 0 && <Toast message={invalidZipMessage} occasion={refusals} />}
    </Panel>
  );
}

// Stays there while it is empty, so that what is put in is announced.
const Alert = styled('div')({
  gridColumn: '1 / -1',
  '&:empty': { marginTop: space(-3) },
  p: { marginTop: 0 },
  '@media (min-width: 600px)': { gridArea: '2 / 2 / auto / -1' },
});

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space(3),
  alignItems: 'end',
  button: { gridColumn: '1 / -1' },
  '@media (max-width: 339px)': { gridTemplateColumns: '1fr' },
  '@media (min-width: 600px)': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) auto',
    button: { gridArea: '1 / 3' },
  },
});
