import { ratioAt, type ScaleFigures } from './figures';

/** How a target was met, as the bench's document reads it; the measure is named as there. */
type ReachedTarget = { readonly measure: string; readonly figure: string; readonly met: boolean };

/** What these figures say about the targets that `npm run bench` lists. */
export function reachedTargets(figures: ScaleFigures): readonly ReachedTarget[] {
  const [smallest] = figures.ours;
  const largest = figures.ours.at(-1);
  const ratio = largest && ratioAt(figures, largest.articles);
  const cold = smallest && smallest.build.seconds + smallest.compression;
  return [
    ...(cold === undefined
      ? []
      : [
          {
            measure: 'Cold production build of the 15-article site',
            figure: `${cold.toFixed(1)} s`,
            met: cold <= 10,
          },
        ]),
    ...(ratio === undefined
      ? []
      : [
          {
            measure: '1,500 generated articles ÷ Astro 5 on the same Markdown',
            figure: `${ratio.toFixed(2)}; not one byte larger but for digits`,
            met: ratio <= 0.5,
          },
        ]),
  ];
}
