import { useEffect } from 'react';
import { t } from '@lawyers/domain';

const prefix = t({ en: 'Error: ', es: 'Error: ' });

/** Puts "Error:" before the document's title while a form has errors, since screen readers announce the title first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [hasErrors]);
}
