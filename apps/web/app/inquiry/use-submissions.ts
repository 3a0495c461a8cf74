import { useEffect, useState } from 'react';
import { leaveEvent } from '@lawyers/ui/exit';

/** One submission of the form. Its signal aborts when the submission ends. */
type Submission = AbortController;

/**
 * The submissions of a form. They end on confirmation, "Back to my message", and unmount, and when the visitor leaves
 * the page, by Exit or otherwise: from then on, no request starts, and nothing is confirmed. There may be several,
 * since an earlier one can still succeed while the next is being sent.
 */
export function useSubmissions() {
  const [submissions] = useState(createSubmissions);
  useEffect(() => {
    const { endAll } = submissions;
    document.addEventListener(leaveEvent, endAll);
    // Otherwise, a page that is restored from the back-forward cache would continue to send while another person looks
    // at it.
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
