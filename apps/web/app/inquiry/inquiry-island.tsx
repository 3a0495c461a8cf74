import { Island, type IslandProps } from '../hydration/island';
import { FormPostNote } from './form-post-note';

/**
 * The island of a form that sends inquiries, with what protects an inquiry if a script fails to load. `sendsInquiry`
 * makes the page request each module of the island once more. If the form is not hydrated even so, the browser posts it
 * itself, and the note below the form explains that.
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
