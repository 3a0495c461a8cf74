import Typography from '@mui/material/Typography';
import { Notice } from '@lawyers/ui';
import { PhoneLink } from '../layout/phone-link';
import { deliveryCopy } from './delivery.copy';
import { formPostCopy } from './form-post.copy';

/**
 * The note above a form that the browser posts because its island is lost; the page script shows it
 * (`island-script/form-post.ts`, decision 7).
 */
export function FormPostNote() {
  const { lost, emptied, exit } = formPostCopy;
  const { answer, copy } = deliveryCopy.noScript;
  return (
    <div data-form-post hidden>
      <Notice role="alert" sx={{ marginBottom: 6 }}>
        <Typography>{lost}</Typography>
        <Typography>{answer.join(' ')}</Typography>
        <Typography>{[exit, emptied, copy].join(' ')}</Typography>
        <Typography>
          <PhoneLink />
        </Typography>
      </Notice>
    </div>
  );
}
