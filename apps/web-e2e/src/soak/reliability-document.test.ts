import { figuresOf } from './figures';
import type { InquiryResult } from './inquiry-result';
import { inquiryResult } from './inquiry-result.testing';
import { reliabilityDocument } from './reliability-document';
import { parseSoakOptions } from './soak-options';

const run = {
  options: parseSoakOptions({ SOAK_COUNT: '1', SOAK_SEED: '1' }),
  date: '2026-01-02',
  machine: '2 cores',
  minutes: 1.25,
};
const documentOf = (...results: InquiryResult[]) =>
  reliabilityDocument(run, results, figuresOf(results));

test('a run without violations lists none, and states the bound on the loss rate', () => {
  const text = documentOf(inquiryResult());
  expect(text).toContain('| none |');
  expect(text).not.toContain('What did not hold');
  expect(text).toContain('a loss rate above 300.0 % unlikely');
});

test('a violation is listed with the command that repeats it', () => {
  const text = documentOf(inquiryResult({ outcome: 'nothing', seconds: 65 }));
  expect(text).toContain('- lost: neither confirmed nor handed back, with []');
  expect(text).toContain('- broken: 65.0 s');
  expect(text).toContain('SOAK_SEED=1 SOAK_LANES=6 SOAK_ONLY=0 npm run soak`');
  expect(text).not.toContain('inquiries without a loss');
});
