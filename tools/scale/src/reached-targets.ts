import { ratioAt, type ScaleFigures } from './figures';

/** How a target was met, as the bench's document reads it; the measure is named as there. */
type ReachedTarget = { readonly measure: string; readonly figure: string; readonly met: boolean };

/** What these figures, and the complaints about what has grown, say about the targets that `npm run bench` lists. */
export function reachedTargets(
  figures: ScaleFigures,
  complaints: readonly string[],
): readonly ReachedTarget[] {
  const [smallest] = figures.ours;
  const ratio = ratioAt(figures, 1_500);
  const grown =
    complaints.length === 0 ? 'not one byte larger but for digits' : `grew: ${complaints[0]}`;
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
            figure: `${ratio.toFixed(2)}; ${grown}`,
            met: ratio <= 0.5 && complaints.length === 0,
          },
        ]),
  ];
}
