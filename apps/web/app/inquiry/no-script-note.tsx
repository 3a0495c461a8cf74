import Button from '@mui/material/Button';
import { deliveryCopy } from './delivery.copy';
import { PhoneLink } from '../page-parts/phone-link';

/**
 * Beside the button, only when scripting is off: what the service's plain answer page will say, and how to clear the
 * form, since a browser without scripts shows it again after "Exit this site" and Back (decision 0016).
 */
export function NoScriptNote() {
  const { answer, traces, clear } = deliveryCopy.noScript;
  return (
    <noscript>
      {[...answer, ...traces].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Button type="reset" variant="outlined">
        {clear}
      </Button>
      <p>
        <PhoneLink />
      </p>
    </noscript>
  );
}
