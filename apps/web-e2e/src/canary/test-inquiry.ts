import { issueNames } from '@lawyers/domain';
import type { TypedAnswers } from '../visitor/form-fixtures';

/**
 * The inquiry that the canary sends. Its name, its message, and a zip code that no place has show a reader of the mail
 * that it is a test.
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
