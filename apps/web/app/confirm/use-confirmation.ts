import { paths } from '@lawyers/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberConfirmed } from './confirmed-inquiry';

/**
 * Gives what to call when an inquiry is confirmed: it leads to the confirmation. That page's code is loaded
 * beforehand, since a message that arrived must not end in a page that does not.
 */
export function useConfirmation(): (inquiryRef: string) => Promise<void> {
  const navigate = useNavigate();
  useEffect(() => {
    void loadConfirmPage();
  }, []);
  return async (inquiryRef) => {
    rememberConfirmed(inquiryRef);
    if (await loadConfirmPage()) {
      await navigate(paths.confirm);
      return;
    }
    // Back from there must not bring the sending cover again.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
    window.location.assign(paths.confirm);
  };
}

async function loadConfirmPage(): Promise<boolean> {
  return import('./confirm.route').then(
    () => true,
    () => false,
  );
}
