import { issueNames, type IssueName } from '@lawyers/domain';

/** The issue that the visitor has chosen in the dropdown with this id. Undefined for the first option, which is preset. */
export function changedIssue(selectId: string): IssueName | undefined {
  const dropdown = document.getElementById(selectId);
  const index = dropdown instanceof HTMLSelectElement ? dropdown.selectedIndex : 0;
  return index > 0 ? issueNames[index] : undefined;
}
