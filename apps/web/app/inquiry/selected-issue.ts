import { issueNames, type IssueName } from '@lawyers/domain';

/** The issue that is chosen in the dropdown with this id; none for the first, which nobody has to choose. */
export function selectedIssue(select: string): IssueName | undefined {
  const dropdown = document.getElementById(select);
  const index = dropdown instanceof HTMLSelectElement ? dropdown.selectedIndex : 0;
  return index > 0 ? issueNames[index] : undefined;
}
