import { t } from '@lawyers/domain';
import { VisuallyHidden } from '@lawyers/ui';

/**
 * The name of the honeypot field. Browsers choose autofill values by name and label, and some ignore
 * `autocomplete="off"`, so neither may match a word of an autofill profile.
 */
export const honeypotName = 'leave_empty';

/** A field that only bots fill in: it is hidden from sight, the Tab order, and screen readers. */
export function Honeypot() {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        {t({ en: 'Leave this empty', es: 'Deje esto vacío' })}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
