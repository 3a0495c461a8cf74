import { useEffect, useState } from 'react';
import { leaveEvent } from '../every-page/exit/leave';

/** One press of Send. */
type Submission = AbortController;

/**
 * A form's submissions, which end on confirmation, "Back to my message", unmount, and Exit: then no request starts, and
 * nothing is confirmed. There may be several, since a late success of an earlier one counts during the next.
 */
export function useSubmissions() {
  const [submissions] = useState(createSubmissions);
  useEffect(() => {
    const { endAll } = submissions;
    document.addEventListener(leaveEvent, endAll);
    // A page in the back-forward cache would go on sending in front of whoever comes back to it.
    window.addEventListener('pagehide', endAll);
    return () => {
      document.removeEventListener(leaveEvent, endAll);
      window.removeEventListener('pagehide', endAll);
      endAll();
    };
  }, [submissions]);
  return submissions;
}

function createSubmissions() {
  const open = new Set<Submission>();
  return {
    begin(): Submission {
      const submission = new AbortController();
      open.add(submission);
      return submission;
    },
    endAll(): void {
      for (const submission of open) submission.abort();
      open.clear();
    },
  };
}
