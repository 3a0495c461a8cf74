import { issueNames } from '@lawyers/domain';

/**
 * What the canary writes. Whoever opens the mail must see at once that nobody waits for an answer, so the name says
 * it, the message says it, and the zip code, which stands in the mail's subject, is one that does not exist.
 */
export function testInquiry(email: string) {
  return {
    issue: issueNames[0]!,
    zipCode: '00000',
    user: 'TEST (automatic check, not a person)',
    email,
    phone_number: '(202) 555-0199',
    message:
      'TEST. This is an automatic check of the website, not an inquiry. Nobody is waiting for an answer. Please delete it.',
  };
}

export type TestInquiry = ReturnType<typeof testInquiry>;
