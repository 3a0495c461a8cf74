import type { AgainstFigures } from './against';
import { markdownTable } from './markdown-table';

export function againstSection({ name, rows }: AgainstFigures): string {
  return [
    `The folder \`${name}\`, served and measured in the same way in the same run; its scripts and everything in kB, as sent with brotli where the folder has it.`,
    markdownTable(
      [
        'Address',
        '>FCP, s',
        '>LCP, s',
        '>TBT, ms',
        '>CLS',
        'Mobile',
        '>Script',
        '>All before a touch',
        '>All',
      ],
      rows.map(({ path, fcp, lcp, tbt, cls, scores, script, before, all }) => [
        path,
        ...[fcp, lcp].map((ms) => (ms / 1000).toFixed(2)),
        tbt.toFixed(0),
        cls.toFixed(3),
        scores,
        ...[script, before, all].map((bytes) => (bytes / 1000).toFixed(1)),
      ]),
    ),
  ].join('\n\n');
}
