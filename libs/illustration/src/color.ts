function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Mixes two #RRGGBB colors. A share of 0 returns the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second);
  const parts = channels(first).map((from, index) =>
    Math.round(from + ((to[index] ?? from) - from) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** Mixes with a warm white. */
export const lighter = (color: string, share = 0.15) => mix(color, '#FFF3DC', share);

/** Mixes with black-brown for warm colors and black-green for others; green would turn wood and clay olive. */
export function darker(color: string, share = 0.15): string {
  const [red = 0, , blue = 0] = channels(color);
  return mix(color, red - blue > 50 ? '#3B1E14' : '#10231F', share);
}
