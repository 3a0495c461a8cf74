import { launchWith } from './launch.testing';
import { notChecked, report, whoAnswers } from './report';

const finding = { item: 'VITE_PHONE', problem: 'is not set', fix: 'Set it in .env.' };

test('prints each finding with its fix', () => {
  expect(report([finding, finding], launchWith())).toContain('2 reasons');
  expect(report([finding], launchWith())).toContain(
    '✗ VITE_PHONE: is not set.\n    Set it in .env.',
  );
});

test('prints what it does not check, even for a ready launch', () => {
  const text = report([], launchWith());
  expect(text).toMatch(/^Nothing that was checked speaks against going live/);
  for (const limit of notChecked(launchWith())) expect(text).toContain(limit);
});

test('asks who answers in each further language', () => {
  expect(whoAnswers(['en', 'es'])).toEqual([expect.stringMatching(/^who answers in Spanish: /)]);
  expect(whoAnswers(['en'])).toEqual([]);
});

test('prints the build’s stamp', () => {
  expect(report([], launchWith())).toContain(
    'built for https://www.harborreferral.com, with mail to',
  );
  expect(report([], launchWith())).toContain('from commit unknown');
});
