import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from './targets';

/** Targets that other commands measure, and the file in which each leaves its figures. */
const others = [
  ['scale', 'Cold production build of the 15-article site', '≤ 10 s on two cores'],
  [
    'scale',
    '1,500 generated articles ÷ Astro 5 on the same Markdown',
    '≤ 0.5 in time; home and article pages not one byte larger',
  ],
  [
    'ci-times',
    'Changing one article: `nx affected` work ÷ full run',
    '≤ 0.35; nothing of mail or ui runs',
  ],
  ['ci-times', 'Warm full run with nothing changed', '≤ 5 s'],
] as const;

/**
 * Reads the figures of the others: a list `targets` of `{ measure, figure, met }` in `<folder>/<command>.json`. What
 * is not there has not been measured.
 */
export function growthTargets(folder: string): readonly Target[] {
  return others.map(([command, measure, target]) => {
    const found = targetsIn(join(folder, `${command}.json`)).find((one) => one.measure === measure);
    return { measure, target, ...found };
  });
}

function targetsIn(file: string): readonly Target[] {
  if (!existsSync(file)) return [];
  const { targets = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly targets?: readonly Target[];
  };
  return targets;
}
