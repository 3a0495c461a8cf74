import { useEffect, useState, useSyncExternalStore } from 'react';
import { issueNames, readIntakeQuery, type IssueName } from '@lawyers/domain';
import { FormHelp } from './form-help';
import { selectedIssue } from './selected-issue';

export type IssueHelpProps = {
  /** The id of the issue dropdown. */
  readonly select: string;
  /** Whether the issue may also come from the query. */
  readonly fromAddress?: boolean;
};

/** The help beside a form, for the issue that is chosen in it or in the query. */
export function IssueHelp({ select, fromAddress = false }: IssueHelpProps) {
  const initial = useSyncExternalStore(
    subscribe,
    () => initialIssue(select, fromAddress),
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
  return <FormHelp issue={chosen ?? initial} />;
}

const subscribe = () => () => undefined;

/** The issue chosen before hydration, or else the one in the query. */
function initialIssue(select: string, fromAddress: boolean): IssueName | undefined {
  const fromQuery = () => readIntakeQuery(new URLSearchParams(location.search)).issue;
  return selectedIssue(select) ?? (fromAddress ? fromQuery() : undefined);
}
