import { Island, type IslandProps } from '../hydration/island';
import { FormPostNote } from './form-post-note';

/**
 * The island of a form that sends inquiries, with what protects an inquiry if a script is lost: its modules are
 * requested again, and a note below the form explains what the browser does without them.
 */
export function InquiryIsland<Props extends object>(
  island: Omit<IslandProps<Props>, 'sendsInquiry'>,
) {
  return (
    <div>
      <Island {...island} sendsInquiry />
      <FormPostNote />
    </div>
  );
}
