import { issueNames, readIntakeQuery, type IssueName } from '@lawyers/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { selectedIssue } from './selected-issue';
import { FormHelp } from './form-help';

export type IssueHelpProps = {
  /** The id of the dropdown in which the issue is chosen. */
  readonly select: string;
  /** Whether the address may name an issue too. */
  readonly fromAddress?: boolean;
};

/** The help lines beside a form, with the one for the issue that its address names or that is chosen in it. */
export function IssueHelp({ select, fromAddress = false }: IssueHelpProps) {
  const atStart = useSyncExternalStore(
    nothing,
    () => issueAtStart(select, fromAddress),
    () => undefined,
  );
  const [chosen, setChosen] = useState<IssueName>();
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.id === select) {
        setChosen(issueNames[target.selectedIndex]);
      }
    };
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, [select]);
  return <FormHelp issue={chosen ?? atStart} />;
}

const nothing = () => () => undefined;

/** What was chosen before the script came; else what the address names. */
function issueAtStart(select: string, fromAddress: boolean): IssueName | undefined {
  const named = () => readIntakeQuery(new URLSearchParams(location.search)).issue;
  return selectedIssue(select) ?? (fromAddress ? named() : undefined);
}
