import { issueNames, readIntakeQuery, type IntakeQuery } from '@lawyers/domain';
import { fieldIds } from '@lawyers/ui';
import { useEffect, useState } from 'react';
import { selectedIssue } from '../inquiry/selected-issue';

/**
 * What the page's address says of issue and zip code. Empty in the static HTML, which is the same for every
 * address. A visitor who has already begun to answer one of the two keeps it, and only the other is answered.
 */
export function useIntakeQuery(form: string): IntakeQuery {
  const [start, setStart] = useState<IntakeQuery>({});
  useEffect(() => {
    const named = readIntakeQuery(new URLSearchParams(window.location.search));
    const issue = fieldIds(form, 'accidentId').input;
    const zip = document.getElementById(fieldIds(form, 'zipCode').input) as HTMLInputElement;
    if (!selectedIssue(issue) && !zip.value) return setStart(named);
    zip.value ||= named.zipCode ?? '';
    // No `input` event tells the page script that the field holds something (decision 0016).
    zip.autocomplete = 'off';
    if (named.issue && !selectedIssue(issue)) {
      const dropdown = document.getElementById(issue) as HTMLSelectElement;
      dropdown.selectedIndex = issueNames.indexOf(named.issue);
    }
  }, [form]);
  return start;
}
