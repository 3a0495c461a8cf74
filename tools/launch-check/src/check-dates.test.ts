import { launchFindings } from './launch-findings';
import { expectOnly, launchWith } from './launch.testing';

const window = { what: 'A window for old claims', checked: '2026-01-31', files: ['article.md'] };

function on(today: string, until?: string) {
  return launchWith({ today, changing: [{ ...window, until }] });
}

test('accepts a statement on its last day, and six months after its check', () => {
  expect(launchFindings(on('2026-03-31', '2026-03-31'))).toEqual([]);
  expect(launchFindings(on('2026-07-31'))).toEqual([]);
});

test('names a statement that ended, with its file', () => {
  expectOnly(on('2026-04-01', '2026-03-31'), 'dates', /^A window .*: ended on 2026-03-31$/);
  expect(launchFindings(on('2026-04-01', '2026-03-31'))[0]?.fix).toContain('article.md');
});

test('names a statement that nobody checked for more than six months', () => {
  expectOnly(on('2026-08-01', '2027-12-31'), 'dates', /: last checked on 2026-01-31$/);
});
