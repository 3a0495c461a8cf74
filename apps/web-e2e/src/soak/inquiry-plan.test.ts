import { mustRunAlone, planInquiry } from './inquiry-plan';

const plans = Array.from({ length: 500 }, (_, index) => planInquiry(7, index));
const faults = plans.flatMap((plan) => plan.faults);

test('the same seed and index give the same plan, and another seed gives another', () => {
  expect(planInquiry(7, 3)).toEqual(plans[3]);
  expect(plans.map((_, index) => planInquiry(8, index).faults)).not.toEqual(
    plans.map((plan) => plan.faults),
  );
});

test('every plan has a unique e-mail address', () => {
  expect(new Set(plans.map(({ answers }) => answers.email)).size).toBe(plans.length);
});

test('500 plans contain every type of fault, before and after accepting', () => {
  const names = new Set(faults.map(({ kind, phase }) => `${kind} ${phase ?? ''}`.trim()));
  const kinds = 'latency status reset hang slow-body truncated-body no-cors redirect smtp';
  const both = kinds.split(' ').flatMap((kind) => [`${kind} before`, `${kind} after`]);
  expect([...names].sort()).toEqual([...both, 'preflight-latency'].sort());
});

test('a plan has at most three faults, some have none, and about one in ten hangs', () => {
  const lengths = plans.map((plan) => plan.faults.length);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([0, 3]);
  const hanging = faults.filter((fault) => {
    const ms = 'ms' in fault ? fault.ms : undefined;
    const waits = fault.kind === 'latency' || fault.kind === 'slow-body';
    return fault.kind === 'hang' || (waits && (ms ?? 60_000) > 15_000);
  });
  expect(hanging.length).toBeGreaterThan(30);
  expect(hanging.length).toBeLessThan(80);
});

test('no fault makes the service answer OK without accepting the mail', () => {
  const lies = faults.filter((fault) => fault.kind === 'status' && fault.status < 400);
  expect(lies).toEqual([]);
});

test('only inquiries with a preflight fault must run alone', () => {
  const [plan] = plans;
  expect(mustRunAlone({ ...plan!, faults: [{ kind: 'preflight-latency', ms: 1 }] })).toBe(true);
  expect(mustRunAlone({ ...plan!, faults: [{ kind: 'reset' }] })).toBe(false);
});
