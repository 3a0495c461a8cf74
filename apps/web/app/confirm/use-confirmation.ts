import { paths } from '@lawyers/domain';
import { useEffect } from 'react';
import { unmountIslands } from '../islands/roots';

/**
 * Gives what to call when an inquiry is confirmed: it leads to the confirmation. That page's code is loaded
 * beforehand, since a message that arrived must not end in a page that does not.
 */
export function useConfirmation(): (inquiryRef: string) => Promise<void> {
  useEffect(() => {
    void loadConfirmation();
  }, []);
  return async (inquiryRef) => {
    const show = await loadConfirmation();
    if (show) {
      unmountIslands();
      show(document, inquiryRef);
      return;
    }
    // Back from there must not bring the sending cover again.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
    window.location.assign(paths.confirm);
  };
}

async function loadConfirmation() {
  return import('./show-confirmation').then(
    ({ showConfirmation }) => showConfirmation,
    () => undefined,
  );
}
