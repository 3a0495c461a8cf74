import { issueNames, periods, stays, yesOrNo, type IssueName } from '@lawyers/domain';
import type { FaultInput } from '@lawyers/mail-sandbox';
import type { TypedAnswers } from '../visitor/form-fixtures';
import { drawFaults } from './draw-faults';
import { between, pick, inquiryRandom } from './random';

/** The answers of one inquiry, and the faults that the sandbox injects. */
export type InquiryPlan = {
  readonly seed: number;
  readonly index: number;
  readonly issue: IssueName;
  readonly zipCode: string;
  readonly answers: TypedAnswers;
  readonly preferredName: string;
  readonly period: (typeof periods)[number];
  /** The answer to the question `fault`. */
  readonly faultAnswer: (typeof yesOrNo)[number];
  readonly stay: (typeof stays)[number];
  readonly faults: readonly FaultInput[];
};

/** Returns the same plan for the same seed and index. Its e-mail address is unique. */
export function planInquiry(seed: number, index: number): InquiryPlan {
  const random = inquiryRandom(seed, index);
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
    faultAnswer: pick(random, yesOrNo),
    stay: pick(random, stays),
    faults: drawFaults(random),
  };
}

/** Whether no other inquiry may run in parallel: a preflight fault hits every sender. */
export function mustRunAlone({ faults }: InquiryPlan): boolean {
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
