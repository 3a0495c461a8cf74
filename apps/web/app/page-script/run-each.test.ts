import { runEach } from './run-each';

test('runs and reports a step that throws, and runs the others', () => {
  const reported = jest.fn();
  Object.assign(window, { reportError: reported });
  const blocked = new DOMException('blocked', 'SecurityError');
  const ran: string[] = [];

  runEach(document, [
    () => ran.push('first'),
    () => {
      throw blocked;
    },
    () => ran.push('last'),
  ]);

  expect(ran).toEqual(['first', 'last']);
  expect(reported.mock.calls).toEqual([[blocked]]);
});
