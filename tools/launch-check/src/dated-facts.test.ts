import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFolders } from '@lawyers/blog-content';
import { changingLaw } from '@lawyers/blog-content/changing-law';
import { emergency, helpLines, otherPhones } from '@lawyers/domain';
import { datedFacts, datesReport, lapses } from './dated-facts';

const announcedOn = (today: string, until: string | undefined, checked = today) =>
  lapses([{ what: 'A law', until, checked, files: [] }], today).map(({ day }) => day);

test('names a law from 120 days before its last day, and a check a month before it is due', () => {
  expect(announcedOn('2026-09-01', '2026-12-31')).toEqual([]);
  expect(announcedOn('2026-09-02', '2026-12-31')).toEqual(['2026-12-31']);
  expect(announcedOn('2026-07-03', undefined, '2026-02-01')).toEqual([]);
  expect(announcedOn('2026-07-04', undefined, '2026-02-01')).toEqual(['2026-08-03']);
});

test('names what lapsed first, once', () => {
  const row = { what: 'A law', until: '2026-12-31', checked: '2026-02-01', files: [] };
  const other = { ...row, until: '2026-07-01' };

  expect(lapses([row, other], '2026-12-01')).toMatchObject([
    { day: '2026-07-01', why: 'ends on 2026-07-01', hasLapsed: true },
    { day: '2026-08-03', why: 'was last checked on 2026-02-01', hasLapsed: true },
  ]);
});

test('npm run dates names what will lapse soon, and fails once something has lapsed', () => {
  const law = {
    what: 'A law',
    until: '2026-12-31',
    checked: '2026-12-01',
    files: ['a.ts', 'b.md'],
  };
  const soon = 'Soon: A law: ends on 2026-12-31.\n  Rewrite: a.ts, b.md\n';
  expect(datesReport([], '2026-12-31')).toEqual({ warnings: [], exitCode: 0 });
  expect(datesReport([law], '2026-12-31')).toEqual({ warnings: [soon], exitCode: 0 });
  const ended = { ...law, until: '2026-12-30' };
  expect(datesReport([law, ended], '2026-12-31')).toEqual({
    warnings: ['✗ Lapsed: A law: ends on 2026-12-30.\n  Rewrite: a.ts, b.md\n', soon],
    exitCode: 1,
  });
});

test('every law, help line, and other number that may change is a fact', () => {
  const phones = Object.values(otherPhones).map(({ name, phone, checked }) => ({
    name: `The number of ${name}, ${phone}`,
    checked,
  }));
  for (const { what, checked } of changingLaw)
    expect(datedFacts).toContainEqual(expect.objectContaining({ what, checked }));
  for (const { name, checked } of [emergency, ...helpLines, ...phones])
    expect(datedFacts).toContainEqual(expect.objectContaining({ what: name, checked }));
});

test.each(articleFolders())(
  'the article in $folder is a fact, checked on the date of its last review',
  ({ folder, path }) => {
    const file = `libs/blog-content/articles/${folder}/article.md`;
    const [, reviewed] = /^reviewed: (\S+)$/m.exec(readFileSync(join(path, 'article.md'), 'utf8'))!;
    const facts = datedFacts.filter(({ what }) => what.startsWith('The article '));
    const [fact, ...more] = facts.filter(({ files }) => files.includes(file));
    expect(more).toEqual([]);
    expect(fact).toMatchObject({ checked: reviewed });
    for (const one of fact!.files) expect(existsSync(join(path, '../../../..', one))).toBe(true);
  },
);
