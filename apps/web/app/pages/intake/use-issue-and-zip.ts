import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { injuryIssue } from '@lawyers/domain';
import { fieldIds } from '@lawyers/ui';
import { chooseKey, chosenKey } from '../../hydration/option-key';
import { intakeFields, type IssueAndZip } from './intake-fields';
import { intakeFormId } from './intake-form-id';
import { initialQuestion, isInjury, nextQuestion, type StayQuestion } from './stay-question';

type State = {
  readonly issueAndZip: IssueAndZip | undefined;
  readonly question: StayQuestion;
};

/**
 * Holds the issue and the zip code of the intake form (`issueAndZip`), and the wording for that issue with the options
 * of the question `stay`, which asks for the primary type of abuse or injury (`question`). `changeIssueAndZip` sets
 * both. A visitor who chooses an injury in `stay` before any issue gets the issue "accident or injury".
 */
export function useIssueAndZip() {
  const [{ issueAndZip, question }, setState] = useState<State>({
    issueAndZip: undefined,
    question: initialQuestion,
  });
  const changeIssueAndZip = useCallback((to: IssueAndZip) => {
    const select = staySelect();
    const answer = select && chosenKey(select);
    setState(({ question }) => ({
      issueAndZip: to,
      question: answer ? nextQuestion(question, to.issue, answer) : question,
    }));
  }, []);
  useLayoutEffect(() => {
    const select = staySelect();
    // Set by script, since the field is uncontrolled.
    if (select && question.answer) chooseKey(select, question.answer);
  }, [question]);
  useEffect(() => {
    const select = staySelect();
    followInjury();
    select?.addEventListener('change', followInjury);
    return () => select?.removeEventListener('change', followInjury);
  }, []);
  return { issueAndZip, question, changeIssueAndZip };
}

/** Sets the issue to accident or injury if the visitor has chosen an injury in `stay`, and no issue. */
function followInjury(): void {
  const [select, issue] = [staySelect(), intakeFields()?.issue];
  const answer = select && chosenKey(select);
  if (!answer || !issue || issue.value || !isInjury(answer)) return;
  issue.value = injuryIssue.name;
  issue.dispatchEvent(new Event('change', { bubbles: true }));
}

function staySelect(): HTMLSelectElement | undefined {
  const select = document.getElementById(fieldIds(intakeFormId, 'stay').input);
  return select instanceof HTMLSelectElement ? select : undefined;
}
