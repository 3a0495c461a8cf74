import { submissionResult, request, matchingMail } from './submission-result.testing';
import type { SubmissionResult } from './submission-result';
import { violationsOf } from './violations';

const panel: Partial<SubmissionResult> = {
  outcome: 'panel',
  intact: true,
  mailsAtOutcome: 0,
  mails: [],
  requests: [request({ kind: 'reset' }, null)],
};

test.each<[string, Partial<SubmissionResult>]>([
  ['a confirmation with its mail', {}],
  ['a confirmation with two mails of one reference', { mails: [matchingMail(), matchingMail()] }],
  ['a panel with the whole form and no mail', panel],
  ['a panel with the whole form and a mail', { ...panel, mails: [matchingMail()] }],
])('%s keeps the promise', (_, changes) => {
  expect(violationsOf(submissionResult(changes))).toEqual([]);
});

test.each<[string, string, Partial<SubmissionResult>]>([
  ['lost', 'no outcome', { ...panel, outcome: 'nothing' }],
  ['lost', 'a panel over a changed form', { ...panel, intact: false }],
  ['false', 'a confirmation without a mail', { mailsAtOutcome: 0, mails: [] }],
  ['false', 'a confirmation before its mail', { mailsAtOutcome: 0 }],
  ['false', 'a confirmation without a reference', { ref: '' }],
  ['false', 'a confirmation of other words', { mails: [matchingMail({ message: 'cut' })] }],
  ['broken', 'a field that nobody asked for', { mails: [matchingMail({ token: 'x' })] }],
  [
    'broken',
    'a second reference',
    { mails: [matchingMail(), matchingMail({ inquiry_ref: 'ZZ23CD45' })] },
  ],
  ['broken', 'an outcome after 50 s', { ...panel, seconds: 50.1 }],
  ['broken', 'a fourth attempt', { ...panel, attempts: 4 }],
  ['broken', 'a panel after an OK', { ...panel, requests: [request()] }],
  ['broken', 'a play that broke off', { ...panel, broken: 'Target closed' }],
])('%s: %s', (kind, _, changes) => {
  expect(violationsOf(submissionResult(changes)).map((one) => one.kind)).toContain(kind);
});
