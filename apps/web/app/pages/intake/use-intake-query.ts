import { useEffect, useState } from 'react';
import { issueNames, readIntakeQuery, type IntakeQuery } from '@lawyers/domain';
import { fieldIds } from '@lawyers/ui';
import { selectedIssue } from '../../inquiry/selected-issue';

/**
 * Issue and zip code from the query (requirements § 2.7). Empty until hydration, since the static HTML is the same for
 * every query. If the visitor has already filled in one of the two fields, only the other gets the query's value.
 */
export function useIntakeQuery(form: string): IntakeQuery {
  const [start, setStart] = useState<IntakeQuery>({});
  useEffect(() => {
    const query = readIntakeQuery(new URLSearchParams(window.location.search));
    const issue = fieldIds(form, 'accidentId').input;
    const zip = document.getElementById(fieldIds(form, 'zipCode').input) as HTMLInputElement;
    if (!selectedIssue(issue) && !zip.value) return setStart(query);
    zip.value ||= query.zipCode ?? '';
    // Setting the value fires no `input` event, so the page script would not turn autofill off (decision 0016).
    zip.autocomplete = 'off';
    if (query.issue && !selectedIssue(issue)) {
      const dropdown = document.getElementById(issue) as HTMLSelectElement;
      dropdown.selectedIndex = issueNames.indexOf(query.issue);
    }
  }, [form]);
  return start;
}
