function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Mixes two #RRGGBB colours; 0 keeps the first, 1 gives the second. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second);
  const parts = channels(first).map((from, index) =>
    Math.round(from + ((to[index] ?? from) - from) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

export const lighter = (colour: string, share = 0.15) => mix(colour, '#FFF3DC', share);

/** Shade keeps its warmth: mixed with green-black, wood and clay would turn olive. */
export function darker(colour: string, share = 0.15): string {
  const [red = 0, , blue = 0] = channels(colour);
  return mix(colour, red - blue > 50 ? '#3B1E14' : '#10231F', share);
}
