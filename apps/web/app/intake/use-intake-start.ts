import { readIntakeStart, type IntakeStart } from '@lawyers/domain';
import { fieldIds } from '@lawyers/ui';
import { useEffect, useState } from 'react';

/**
 * What the page's address says of issue and zip code. Empty in the static HTML, which is the same for every
 * address; a visitor who has already begun to fill in the two fields keeps them.
 */
export function useIntakeStart(form: string): IntakeStart {
  const [start, setStart] = useState<IntakeStart>({});
  useEffect(() => {
    if (!hasBegun(form)) setStart(readIntakeStart(new URLSearchParams(window.location.search)));
  }, [form]);
  return start;
}

function hasBegun(form: string): boolean {
  const zip = document.getElementById(fieldIds(form, 'zipCode').input);
  const issue = document.getElementById(fieldIds(form, 'accidentId').input);
  return (
    (zip instanceof HTMLInputElement && zip.value !== '') ||
    (issue instanceof HTMLSelectElement && issue.selectedIndex > 0)
  );
}
