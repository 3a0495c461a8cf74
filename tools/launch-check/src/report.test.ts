import { launchWith, stampOf } from './launch.testing';
import { notChecked, report, whoAnswers } from './report';

const finding = { item: 'VITE_PHONE', problem: 'is not set', fix: 'Set it in .env.' };

test('prints each finding with its fix', () => {
  expect(report([finding, finding])).toContain('2 reasons');
  expect(report([finding])).toContain('✗ VITE_PHONE: is not set.\n    Set it in .env.');
});

test('prints what it does not check, even for a ready launch', () => {
  expect(report([])).toMatch(/^Nothing that was checked speaks against going live/);
  for (const limit of notChecked) expect(report([])).toContain(limit);
});

test('asks who answers in each further language', () => {
  expect(whoAnswers(['en', 'es'])).toEqual([expect.stringMatching(/^who answers in Spanish: /)]);
  expect(whoAnswers(['en'])).toEqual([]);
});

test('prints the build’s stamp', () => {
  const stamp = stampOf(launchWith());
  expect(report([], stamp)).toContain('built for https://www.harborreferral.com, with mail to');
  expect(report([], stamp)).toContain('from commit unknown');
});
