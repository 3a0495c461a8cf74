import type { Build, ScaleFigures } from './figures';
import { scalePlot } from './scale-plot';
import { scaleSection } from './scale-section';

const build = (articles: number, seconds: number): Build => ({
  articles,
  build: { seconds, processorSeconds: seconds, peakMemory: 100 },
  compression: 1,
  bytes: { files: 1, articleMedian: 2, articleMax: 3, listMax: 4, home: 5, script: 6 },
});

const figures = (ours: number): ScaleFigures => ({
  date: '2026-11-20',
  machine: 'two cores',
  versions: { Astro: '5.0.0' },
  ours: [build(15, 1), build(1500, ours)],
  astro: [build(15, 4), build(1500, 40)],
});

test.each([
  [20, 'Reached.'],
  [21, 'Missed in this run.'],
])('%i s beside 40 s of Astro is told as it is: %s', (seconds, verdict) => {
  expect(scaleSection(figures(seconds), 'scale.svg')).toContain(`at most 0.5. ${verdict}`);
});

test('without Astro nothing is compared, and the plot has one line', () => {
  const alone = { ...figures(20), astro: [] };
  expect(scaleSection(alone, 'scale.svg')).not.toContain('Ours ÷ Astro');
  expect(scalePlot(alone).match(/<polyline/g)).toHaveLength(1);
  expect(scalePlot(figures(20)).match(/<polyline/g)).toHaveLength(2);
});
