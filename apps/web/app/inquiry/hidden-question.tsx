import { VisuallyHidden } from '@lawyers/ui';

/** The name of the field that only programs fill in. */
export const hiddenQuestion = 'company_url';

/** A field that people do not meet: neither by eye, nor by Tab, nor by screen reader. */
export function HiddenQuestion() {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={hiddenQuestion} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
