import styled from '@emotion/styled';
import { deliveryCopy } from '../delivery.copy';
import { PhoneLink } from '../shell/phone-link';

/** Beside the button, only when scripting is off: what the service's plain answer page will say. */
export function NoScriptNote() {
  return (
    <OnlyWithoutScripts>
      {deliveryCopy.noScript.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <PhoneLink />
      </p>
    </OnlyWithoutScripts>
  );
}

const OnlyWithoutScripts = styled('div')({
  '@media (scripting: enabled)': { display: 'none' },
});
