/** @jest-environment node */
import { palettes } from './palette';

const surfaces = ['background.default', 'background.paper', 'sunk'];

// The pairs of colors that the design uses, with their minimum contrast: 7:1 for running text, 4.5:1 for other text,
// 3:1 for the edges of controls and the focus ring (WCAG 1.4.3, 1.4.6, 1.4.11).
const pairs: readonly (readonly [string, string, number])[] = [
  ...on(surfaces, 7, 'text.primary', 'text.secondary'),
  ...on(['primary.main', 'primary.dark'], 4.5, 'primary.contrastText'),
  ...on(surfaces, 4.5, 'primary.main'),
  ...on(['background.default', 'background.paper'], 4.5, 'error.main'),
  ...on(['background.default', 'selectedBackground'], 4.5, 'secondary.main'),
  ...on(['secondary.main'], 4.5, 'secondary.contrastText'),
  ...on(['selectedBackground'], 4.5, 'text.primary'),
  ...on([...surfaces, 'selectedBackground'], 3, 'controlBorder', 'focus'),
];

function on(backgrounds: readonly string[], minimum: number, ...colors: readonly string[]) {
  return colors.flatMap((color) => backgrounds.map((each) => [color, each, minimum] as const));
}

/** Returns the hex color of a role such as `text.primary`. */
function colorOf(palette: object, role: string): string {
  const inside = (value: unknown, key: string) => (value as Record<string, unknown>)[key];
  return String(role.split('.').reduce(inside, palette));
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

test('contrast computes the ratios of known pairs as WCAG defines them', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test.each(pairs)('%s on %s has a contrast of at minimum %d', (color, background, minimum) => {
  for (const palette of Object.values(palettes)) {
    const ratio = contrast(colorOf(palette, color), colorOf(palette, background));
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  }
});
