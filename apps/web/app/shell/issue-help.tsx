import { issueNames, readIntakeStart, type IssueName } from '@lawyers/domain';
import { useEffect, useState } from 'react';
import { FormHelp } from './form-help';

export type IssueHelpProps = {
  /** The id of the dropdown in which the issue is chosen. */
  readonly select: string;
  /** Whether the address may name an issue too: then there is room for every line from the start. */
  readonly fromAddress?: boolean;
};

/** The help lines beside a form, with the one for the issue that its address names or that is chosen in it. */
export function IssueHelp({ select, fromAddress = false }: IssueHelpProps) {
  const [issue, setIssue] = useState<IssueName>();
  useEffect(() => {
    const dropdown = document.getElementById(select);
    // The first is chosen by nobody.
    const begun = dropdown instanceof HTMLSelectElement && dropdown.selectedIndex > 0;
    if (begun) setIssue(issueNames[dropdown.selectedIndex]);
    else if (fromAddress) setIssue(readIntakeStart(new URLSearchParams(location.search)).issue);

    const follow = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.id === select) {
        setIssue(issueNames[target.selectedIndex]);
      }
    };
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, [select, fromAddress]);
  return <FormHelp issue={issue} changes={fromAddress} />;
}
