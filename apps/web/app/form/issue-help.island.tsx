import { useEffect, useState } from 'react';
import { issueNameFrom, readIntakeQuery, type IssueName } from '@lawyers/domain';
import { useHydrated } from '../hydration/use-hydrated';
import { HelpLineStrip } from './help-line-strip';

export type IssueHelpProps = {
  /** The id of the issue dropdown. */
  readonly selectId: string;
  /** Whether the issue may also be given in the address's query, as on the intake page after a search. */
  readonly fromAddress?: boolean;
};

/** The help beside a form, for the issue that is chosen in the form or given in the query. */
export function IssueHelp({ selectId, fromAddress = false }: IssueHelpProps) {
  const initial = useHydrated() ? initialIssue(selectId, fromAddress) : undefined;
  // Wrapped in an object to tell "nothing chosen yet" from the choice of an option that is not an issue.
  const [chosen, setChosen] = useState<{ readonly issue: IssueName | undefined }>();
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.id === selectId) {
        setChosen({ issue: issueNameFrom(target.value) });
      }
    };
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, [selectId]);
  return <HelpLineStrip issue={chosen ? chosen.issue : initial} />;
}

/** The issue that was chosen before hydration, or else, with `fromAddress`, the one in the query. */
function initialIssue(selectId: string, fromAddress: boolean): IssueName | undefined {
  const dropdown = document.getElementById(selectId);
  // The first option is selected by default, so it is not a choice.
  if (dropdown instanceof HTMLSelectElement && dropdown.selectedIndex > 0)
    return issueNameFrom(dropdown.value);
  return fromAddress ? readIntakeQuery(new URLSearchParams(location.search)).issue : undefined;
}
