import { issueNameFrom, type IssueName } from '@lawyers/domain';

/** The issue that the visitor has chosen in the dropdown with this id. Undefined for the first option, which is preset. */
export function changedIssue(selectId: string): IssueName | undefined {
  const dropdown = document.getElementById(selectId);
  const changed = dropdown instanceof HTMLSelectElement && dropdown.selectedIndex > 0;
  return changed ? issueNameFrom(dropdown.value) : undefined;
}
