import type { InquiryResult } from './inquiry-result';
import { inquiryResult, request, matchingMail } from './inquiry-result.testing';
import { violationsOf } from './violations';

const panel: Partial<InquiryResult> = {
  outcome: 'panel',
  intact: true,
  mailsAtOutcome: 0,
  mails: [],
  requests: [request({ kind: 'reset' }, null)],
};

test.each<[string, Partial<InquiryResult>]>([
  ['a confirmation with its mail', {}],
  ['a confirmation with two mails of one reference', { mails: [matchingMail(), matchingMail()] }],
  ['a failure panel with an unchanged form and no mail', panel],
  ['a failure panel with an unchanged form and a mail', { ...panel, mails: [matchingMail()] }],
])('finds no violation in %s', (_, changes) => {
  expect(violationsOf(inquiryResult(changes))).toEqual([]);
});

test.each<[string, string, Partial<InquiryResult>]>([
  ['lost', 'no outcome', { ...panel, outcome: 'nothing' }],
  ['lost', 'a failure panel with a changed form', { ...panel, intact: false }],
  ['false', 'a confirmation without a mail', { mailsAtOutcome: 0, mails: [] }],
  ['false', 'a confirmation that precedes its mail', { mailsAtOutcome: 0 }],
  ['false', 'a confirmation without a reference', { ref: '' }],
  [
    'false',
    'a confirmation with a different message in the mail',
    { mails: [matchingMail({ message: 'cut' })] },
  ],
  ['broken', 'an unexpected parameter', { mails: [matchingMail({ token: 'x' })] }],
  [
    'broken',
    'a second reference',
    { mails: [matchingMail(), matchingMail({ inquiry_ref: 'ZZ23CD45' })] },
  ],
  ['broken', 'an outcome after 50 s', { ...panel, seconds: 50.1 }],
  ['broken', 'a fourth attempt', { ...panel, attempts: 4 }],
  ['broken', 'a failure panel after an OK', { ...panel, requests: [request()] }],
  ['broken', 'a inquiry that aborted', { ...panel, broken: 'Target closed' }],
])('finds the violation "%s" for %s', (type, _, changes) => {
  expect(violationsOf(inquiryResult(changes)).map((one) => one.type)).toContain(type);
});
