import Button from '@mui/material/Button';
import { PhoneLink } from '../layout/phone-link';
import { deliveryCopy } from './delivery.copy';

/**
 * The note of a mail form in a browser without JavaScript: it explains the mail service's plain response, and has a
 * reset button, because without scripts, Back after "Exit this site" shows the form data again (decision 16).
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
