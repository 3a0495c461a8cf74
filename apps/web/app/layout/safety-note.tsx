import Link from '@mui/material/Link';
import { paths } from '@lawyers/domain';
import { NotesDisclosure } from '@lawyers/ui';
import { safetyCopy } from './safety-note.copy';

/** A summary of the page `/stay-safe`, beside the contact form and the intake form (requirements § 8.1). */
export function SafetyNote() {
  const { heading, more, device, exit, history } = safetyCopy;
  return (
    <NotesDisclosure>
      <summary>{heading}</summary>
      <p>{device}</p>
      <p>{exit}</p>
      <p>
        {`${history} `}
        <Link href={paths.staySafe}>{more}</Link>
      </p>
    </NotesDisclosure>
  );
}
