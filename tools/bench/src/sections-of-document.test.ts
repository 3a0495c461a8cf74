import { figuresFixture, run, scores, timing } from './figures-fixture';
import { sectionsOf } from './sections-of-document';
import { targetsOf } from './targets';

const sections = sectionsOf(figuresFixture(), targetsOf(figuresFixture()));

test.each(Object.keys(sections).filter((name) => name !== 'against'))(
  '%s is written from figures, without holes',
  (name) => {
    expect(sections[name]).toMatch(/^\| .* \|$/m);
    expect(sections[name]).not.toMatch(/undefined|NaN|\[object/);
  },
);

test('each subject says when, where and of what it was measured', () => {
  for (const name of ['lighthouse', 'bytes', 'interactions', 'pictures', 'fonts']) {
    expect(sections[name]).toContain(`${run.date}, commit ${run.commit}`);
  }
});

test('what was never measured says so', () => {
  expect(sections['against']).toBe('Not measured yet.');
  expect(sectionsOf({}, targetsOf({}))['targets']).toContain('not measured yet');
});

test('a missed target is not to be overlooked', () => {
  const figures = figuresFixture({ timings: [timing('home', 2000, 1000)] });
  expect(sectionsOf(figures, targetsOf(figures))['targets']).toContain('| **missed** |');
});

test('the audit that cost points is named with its route', () => {
  const figures = figuresFixture({
    scores: [
      {
        name: 'intake',
        mobile: scores({ seo: 66, failed: ['is-crawlable'] }),
        desktop: scores({}),
      },
    ],
  });
  expect(sectionsOf(figures, [])['lighthouse']).toContain('- intake, mobile: is-crawlable');
});

test('another site has a table of its own', () => {
  const row = { path: '/', fcp: 1, lcp: 5900, tbt: 397, cls: 0, scores: '50 / 85 / 100 / 100' };
  const against = {
    run,
    found: { name: 'other', rows: [{ ...row, script: 543_000, before: 675_000, all: 791_000 }] },
  };
  expect(sectionsOf({ against }, [])['against']).toContain('| 5.90 | 397 |');
});
