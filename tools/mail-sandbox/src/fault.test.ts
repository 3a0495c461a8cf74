import { parseFault } from './fault';

test('defaults to once, before accepting', () => {
  expect(parseFault({ kind: 'reset' })).toEqual({ kind: 'reset', phase: 'before', times: 1 });
  expect(parseFault({ kind: 'redirect' })).toMatchObject({ status: 302 });
  expect(parseFault({ kind: 'smtp', status: 550 })).toMatchObject({ body: expect.any(String) });
});

test.each([
  { kind: 'latency', ms: 3000, phase: 'after', times: 'always', ref: 'AB12CD34' },
  { kind: 'preflight-latency', ms: 600, phase: 'before', times: 2 },
  { kind: 'status', status: 200, body: '', phase: 'before', times: 1 },
  { kind: 'slow-body', phase: 'after', times: 1 },
  { kind: 'slow-body', ms: 0, phase: 'after', times: 1 },
])('accepts %j unchanged', (fault) => {
  expect(parseFault(fault)).toEqual(fault);
});

test.each([
  ['kind', { kind: 'explode' }],
  ['kind', {}],
  ['phase', { kind: 'reset', phase: 'during' }],
  ['times', { kind: 'reset', times: 0 }],
  ['times', { kind: 'reset', times: 'often' }],
  ['ms', { kind: 'latency' }],
  ['ms', { kind: 'latency', ms: -1 }],
  ['ms', { kind: 'latency', ms: '100' }],
  ['ms', { kind: 'hang', ms: 100 }],
  ['status', { kind: 'status' }],
  ['status', { kind: 'status', status: 199 }],
  ['status', { kind: 'smtp', status: 250 }],
  ['status', { kind: 'redirect', status: 304 }],
  ['body', { kind: 'smtp', status: 550, body: 'two\r\nlines' }],
  ['body', { kind: 'reset', body: '' }],
  ['ref', { kind: 'reset', ref: 'a b' }],
  ['ref', { kind: 'preflight-latency', ms: 1, ref: 'AB12CD34' }],
  ['phase', { kind: 'preflight-latency', ms: 1, phase: 'after' }],
  ['extra', { kind: 'reset', extra: true }],
  ['fault', 'reset'],
  ['fault', null],
])('names the invalid field %s in %j', (field, fault) => {
  expect(() => parseFault(fault)).toThrow(new RegExp(`^${field}: `));
});
