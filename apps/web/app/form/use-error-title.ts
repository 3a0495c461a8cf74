import { useEffect } from 'react';
import { t } from '@lawyers/domain';

const prefix = t({ en: 'Error: ', es: 'Error: ' });

/**
 * Puts "Error:" before the document's title while a form has errors, because the title is the first thing that screen
 * readers announce.
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
