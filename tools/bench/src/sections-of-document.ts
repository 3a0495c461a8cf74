import { againstSection } from './against-section';
import { bytesSection } from './bytes-section';
import type { Figures, Measured } from './figures';
import { fontsSection } from './fonts-section';
import { interactionsSection } from './interactions-section';
import { lighthouseSection } from './lighthouse-section';
import { markdownTable } from './markdown-table';
import { picturesSection } from './pictures-section';
import type { Target } from './targets';

/** The parts of the document that are written from figures, by the names of their marks. */
export function sectionsOf(
  figures: Figures,
  targets: readonly Target[],
): Readonly<Record<string, string>> {
  const section = <T>(measured: Measured<T> | undefined, write: (found: T) => string) =>
    measured ? `${write(measured.found)}\n\n${runLine(measured)}` : 'Not measured yet.';
  return {
    targets: targetsTable(targets),
    lighthouse: section(figures.lighthouse, lighthouseSection),
    bytes: section(figures.bytes, bytesSection),
    interactions: section(figures.interactions, interactionsSection),
    pictures: section(figures.pictures, picturesSection),
    fonts: section(figures.fonts, fontsSection),
    against: section(figures.against, againstSection),
  };
}

function targetsTable(targets: readonly Target[]): string {
  return markdownTable(
    ['Measure', 'Target', 'Ours', ''],
    targets.map(({ measure, target, figure = 'not measured yet', met }) => [
      measure,
      target,
      figure,
      met === undefined ? '' : met ? 'met' : '**missed**',
    ]),
  );
}

function runLine<T>({ run }: Measured<T>): string {
  const { command, date, commit, machine, versions, load } = run;
  return `_\`${command}\`, ${date}, commit ${commit}; ${machine}; ${versions}; load average ${load} over 1 and 5 minutes at its end._`;
}
