import { VisuallyHidden } from '@lawyers/ui';

/**
 * The name of the field that only programs fill in. Browsers guess what a field asks for by its name and label, and
 * some ignore `autocomplete="off"`, so neither may be like a word of a person's profile.
 */
export const hiddenQuestion = 'leave_empty';

/** A field that people do not meet: neither by eye, nor by Tab, nor by screen reader. */
export function Honeypot() {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={hiddenQuestion} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
