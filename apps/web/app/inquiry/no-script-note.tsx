import { deliveryCopy } from '../delivery.copy';
import { PhoneLink } from '../shell/phone-link';

/** Beside the button, only when scripting is off: what the service's plain answer page will say. */
export function NoScriptNote() {
  return (
    <noscript>
      {deliveryCopy.noScript.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <PhoneLink />
      </p>
    </noscript>
  );
}
