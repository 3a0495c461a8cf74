import { issueNames } from '@lawyers/domain';
import type { TypedAnswers } from '../visitor/form-fixtures';

/**
 * What the canary sends. Whoever opens the mail must see at once that nobody waits for an answer, so the name says
 * it, the message says it, and the zip code, which is part of the mail's subject, does not exist.
 */
export function testInquiry(email: string) {
  const answers: TypedAnswers = {
    user: 'TEST (automatic check, not a person)',
    email,
    phone_number: '(202) 555-0199',
    message:
      'TEST. This is an automatic check of the website, not an inquiry. Nobody is waiting for an answer. Please delete it.',
  };
  return { issue: issueNames[0]!, zipCode: '00000', answers };
}
