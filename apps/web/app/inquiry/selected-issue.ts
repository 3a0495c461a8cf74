import { issueNames, type IssueName } from '@lawyers/domain';

/** The issue chosen in the dropdown with this id. Undefined for the first option, which is preselected. */
export function selectedIssue(select: string): IssueName | undefined {
  const dropdown = document.getElementById(select);
  const index = dropdown instanceof HTMLSelectElement ? dropdown.selectedIndex : 0;
  return index > 0 ? issueNames[index] : undefined;
}
