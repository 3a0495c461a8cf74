import Button from '@mui/material/Button';
import { PhoneLink } from '../layout/phone-link';
import { deliveryCopy } from './delivery.copy';

/**
 * Shown without JavaScript: explains the mail service's response page, and offers a reset button, since Back after
 * "Exit this site" then shows the form data again (decision 16).
 */
export function NoScriptNote() {
  const { answer, exit, copy, clear } = deliveryCopy.noScript;
  return (
    <noscript>
      {[...answer, exit, copy].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Button type="reset" variant="outline">
        {clear}
      </Button>
      <p>
        <PhoneLink />
      </p>
    </noscript>
  );
}
