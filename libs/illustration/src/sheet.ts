import { palette } from './palette';
import { cut, rect, stroke } from './shapes';

export type SheetOptions = {
  width: number;
  height: number;
  color?: string;
  ink?: string;
  /** Lengths of the text lines from the top, as shares of the width within the margins. */
  lines?: readonly number[];
  spacing?: number;
  margin?: number;
  weight?: number;
};

/** A sheet of paper with its center at 0, 0. Position it with `lay` or `place`. */
export function sheet({
  width,
  height,
  color = palette.cream,
  ink = palette.stone,
  lines = [],
  spacing = 22,
  margin = 26,
  weight = 5,
}: SheetOptions): string {
  const start = -width / 2 + margin;
  const rows = lines
    .map((share, index) =>
      share > 0
        ? `M${start} ${-height / 2 + margin + 8 + index * spacing}h${(width - margin * 2) * share}`
        : '',
    )
    .join('');
  return [
    cut(rect(-width / 2, -height / 2, width, height, color, { rx: 2 })),
    rows ? stroke(rows, ink, weight, { opacity: 0.75 }) : '',
  ].join('');
}
