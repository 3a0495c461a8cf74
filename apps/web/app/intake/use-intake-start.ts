import { issueNames, readIntakeStart, type IntakeStart } from '@lawyers/domain';
import { fieldIds } from '@lawyers/ui';
import { useEffect, useState } from 'react';

/**
 * What the page's address says of issue and zip code. Empty in the static HTML, which is the same for every
 * address. A visitor who has already begun to answer one of the two keeps it, and only the other is answered.
 */
export function useIntakeStart(form: string): IntakeStart {
  const [start, setStart] = useState<IntakeStart>({});
  useEffect(() => {
    const named = readIntakeStart(new URLSearchParams(window.location.search));
    const issue = document.getElementById(fieldIds(form, 'accidentId').input);
    const zip = document.getElementById(fieldIds(form, 'zipCode').input);
    const issueBegun = issue instanceof HTMLSelectElement && issue.selectedIndex > 0;
    const zipBegun = zip instanceof HTMLInputElement && zip.value !== '';
    if (!issueBegun && !zipBegun) {
      setStart(named);
    } else if (issueBegun && zip instanceof HTMLInputElement && !zipBegun) {
      zip.value = named.zipCode ?? '';
    } else if (zipBegun && issue instanceof HTMLSelectElement && !issueBegun && named.issue) {
      issue.selectedIndex = issueNames.indexOf(named.issue);
    }
  }, [form]);
  return start;
}
