import { issueNames, periods, stays, yesOrNo, type IssueName } from '@lawyers/domain';
import type { FaultInput } from '@lawyers/mail-sandbox';
import type { TypedAnswers } from '../visitor/form-fixtures';
import { drawFaults } from './draw-faults';
import { between, pick, submissionRandom } from './random';

/** One submission, before it is played: what is asked and answered, and what will go wrong with it. */
export type SubmissionPlan = {
  readonly seed: number;
  readonly index: number;
  readonly issue: IssueName;
  readonly zipCode: string;
  readonly answers: TypedAnswers;
  readonly preferredName: string;
  readonly period: (typeof periods)[number];
  readonly fault: (typeof yesOrNo)[number];
  readonly stay: (typeof stays)[number];
  readonly faults: readonly FaultInput[];
};

/** The same plan for the same seed and index, whatever else is played. Nobody else has its e-mail address. */
export function planSubmission(seed: number, index: number): SubmissionPlan {
  const random = submissionRandom(seed, index);
  const lines = Array.from({ length: between(random, 1, 5) }, () => pick(random, sentences));
  return {
    seed,
    index,
    issue: pick(random, issueNames),
    zipCode: String(between(random, 501, 99_950)).padStart(5, '0'),
    answers: {
      user: pick(random, names),
      email: `soak.${seed}.${index}@example.com`,
      phone_number: `(202) 555-01${between(random, 10, 99)}`,
      message: lines.join('\n'),
    },
    preferredName: pick(random, ['', '', 'Sam']),
    period: pick(random, periods),
    fault: pick(random, yesOrNo),
    stay: pick(random, stays),
    faults: drawFaults(random),
  };
}

/** Whether nobody else may send meanwhile: a fault of preflights cannot be aimed. */
export function mustRunAlone({ faults }: SubmissionPlan): boolean {
  return faults.some(({ kind }) => kind === 'preflight-latency');
}

const names = ['Ann Example', 'Zoë O’Brien-Żak', "Ben D'Arc", '李 小龍', 'Ann "<b>" & Co'] as const;

const sentences = [
  'Please call in the morning.',
  'It was at work — twice. 😢',
  '<script>alert(1)</script> {{{message}}} {{email}}',
  '.',
  'Bcc: somebody@example.org',
  'I have letters & pictures; 100% sure.',
  'A long line. '.repeat(40).trim(),
] as const;
