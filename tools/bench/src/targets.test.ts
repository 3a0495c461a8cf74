import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figuresFixture, routeBytes, scores, timing } from './figures-fixture';
import { growthTargets } from './growth-targets';
import { targetsOf } from './targets';

const find = (word: string, figures = figuresFixture()) =>
  targetsOf(figures).find(({ measure }) => measure.includes(word));

test('a run within all targets has met them', () => {
  for (const { measure, met } of targetsOf(figuresFixture()))
    expect([measure, met]).toEqual([measure, true]);
});

test('what was not measured is neither met nor missed', () => {
  for (const { figure, met } of targetsOf({}))
    expect([figure, met]).toEqual([undefined, undefined]);
});

test('the worst route decides, and is named', () => {
  const figures = figuresFixture({
    timings: [timing('home', 1060, 1000), timing('list', 1000, 1000)],
  });
  expect(find('÷', figures)).toMatchObject({ met: false, figure: '1.06 (home, LCP)' });
});

test('a figure that only looks like its target has missed it', () => {
  const figures = figuresFixture({ timings: [timing('home', 1050.1, 1000)] });
  expect(find('÷', figures)).toMatchObject({ met: false });
});

test('more than one above the target are counted', () => {
  const figures = figuresFixture({
    bytes: [routeBytes('home', 14_001), routeBytes('list', 15_000)],
  });
  expect(find('HTML', figures)?.figure).toBe('15.0 kB (list; 2 of 2 above)');
});

test('scripts of content pages and of pages with forms have targets of their own', () => {
  const figures = figuresFixture({
    bytes: [routeBytes('home', 1, 129_000), routeBytes('about', 1, 2_100)],
  });
  expect(find('home, intake', figures)).toMatchObject({ met: true });
  expect(find('content', figures)).toMatchObject({ met: false, figure: '2.10 kB (about)' });
});

test('a score below a hundred is listed', () => {
  const figures = figuresFixture({
    scores: [{ name: 'intake', mobile: scores({ seo: 66 }), desktop: scores({}) }],
  });
  expect(find('Lighthouse', figures)).toMatchObject({
    met: false,
    figure: '1 of 2; intake, mobile: 100 / 100 / 100 / 66',
  });
});

test('an interaction counts by its median, as the first touch too', () => {
  const slow = { name: 'zip', starting: [90, 300, 104], running: [16, 16, 16] };
  expect(find('Interaction', figuresFixture({ interactions: [slow] }))).toMatchObject({
    met: false,
    figure: '104 ms (zip, starting the page)',
  });
});

test('targets of other commands come from their files, and are open without them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const measure = 'Warm full run with nothing changed';
  writeFileSync(
    join(folder, 'ci-times.json'),
    JSON.stringify({ targets: [{ measure, figure: '3.1 s', met: true }] }),
  );
  const [first, ...rest] = growthTargets(folder);
  expect(first?.figure).toBeUndefined();
  expect(rest.at(-1)).toEqual({ measure, target: '≤ 5 s', figure: '3.1 s', met: true });
  rmSync(folder, { recursive: true });
});
