import { t } from '@lawyers/domain';
import { VisuallyHidden } from '@lawyers/ui';

/**
 * The name of the honeypot field. Browsers choose autofill values by a field's name and label, and some ignore
 * `autocomplete="off"`. So neither name nor label may contain a word for which autofill looks: the browser of an honest
 * visitor would fill the field in, and the mail would be flagged as sent by a bot.
 */
export const honeypotName = 'leave_empty';

/** A field that only bots fill in, because it is hidden from sight, from the Tab order, and from screen readers. */
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
