import { useEffect } from 'react';
import { t } from '@lawyers/domain';

const prefix = t({ en: 'Error: ', es: 'Error: ' });

/**
 * Puts "Error:" before the document's title while a form has errors (requirements § 3.9). So a visitor who returns to
 * the tab, or asks a screen reader where they are, first learns that the message was not sent.
 */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [hasErrors]);
}
