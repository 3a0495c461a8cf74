import { FormHelp } from '../shell/form-help';
import { caseFormId } from './case-form-id';
import { useIntakeStart } from './use-intake-start';

/** The help lines beside the intake form, with the one for the issue that the address names. */
export function CaseHelp() {
  const { issue } = useIntakeStart(caseFormId);
  return <FormHelp issue={issue} changes />;
}
