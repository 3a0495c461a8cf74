import { figuresOf } from './figures';
import { inquiryResult, request, matchingMail } from './inquiry-result.testing';

const twice = inquiryResult({
  attempts: 2,
  seconds: 20,
  mails: [matchingMail(), matchingMail()],
  requests: [
    request({ kind: 'reset', phase: 'after' }, null),
    request({ kind: 'reset', phase: 'after' }, null),
    request({ kind: 'latency', ms: 14_500 }),
  ],
});
const handedBack = inquiryResult({
  outcome: 'panel',
  intact: true,
  seconds: 3,
  mails: [],
  requests: [request({ kind: 'status', status: 400 }, 400)],
});

test('counts a inquiry in the row of each fault it met, and once in the total', () => {
  const { rows, total } = figuresOf([inquiryResult(), twice, handedBack]);
  const row = { inquiries: 1, confirmed: 1, panel: 0, mails: 2, duplicates: 1 };
  expect(rows).toEqual([
    { ...row, name: 'none', mails: 1, duplicates: 0 },
    { ...row, name: 'latency over 14 s, before accepting' },
    { ...row, name: 'reset, after accepting' },
    {
      name: 'status, before accepting',
      inquiries: 1,
      confirmed: 0,
      panel: 1,
      mails: 0,
      duplicates: 0,
    },
  ]);
  expect(total).toEqual({
    name: 'all',
    inquiries: 3,
    confirmed: 2,
    panel: 1,
    mails: 3,
    duplicates: 1,
  });
});

test('counts attempts, requests repeated by the browser, and times separately', () => {
  const figures = figuresOf([inquiryResult(), twice, handedBack]);
  expect(figures).toMatchObject({
    attempts: [0, 2, 1, 0, 0],
    repeatedByBrowser: 1,
    mostRequests: 3,
    median: 3,
    slowest: 20,
    violations: { lost: 0, false: 0, broken: 0 },
  });
});

test('counts each violation under its type', () => {
  const figures = figuresOf([
    inquiryResult({ mails: [], mailsAtOutcome: 0 }),
    inquiryResult({ outcome: 'nothing', seconds: 65 }),
  ]);
  expect(figures.violations).toEqual({ lost: 1, false: 1, broken: 1 });
});
