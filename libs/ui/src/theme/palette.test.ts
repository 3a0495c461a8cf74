import { palettes } from './palette';

type Scheme = (typeof palettes)['light'];

/** Short names for the color roles. */
const rolesOf = (palette: Scheme) => ({
  ink: palette.text.primary,
  softInk: palette.text.secondary,
  page: palette.background.default,
  raised: palette.background.paper,
  sunk: palette.sunk,
  action: palette.primary.main,
  actionHovered: palette.primary.dark,
  onAction: palette.primary.contrastText,
  selected: palette.secondary.main,
  onSelected: palette.secondary.contrastText,
  selectedBackground: palette.selectedBackground,
  controlBorder: palette.controlBorder,
  error: palette.error.main,
  focus: palette.focus,
});

type ColorRole = keyof ReturnType<typeof rolesOf>;

// The pairs in use. Minimum 7:1 for running text, 4.5:1 for other text, 3:1 for edges of controls (WCAG 1.4.3, 1.4.6,
// 1.4.11).
const pairs: readonly (readonly [ColorRole, ColorRole, number])[] = [
  ['ink', 'page', 7],
  ['ink', 'raised', 7],
  ['ink', 'sunk', 7],
  ['softInk', 'page', 7],
  ['softInk', 'raised', 7],
  ['softInk', 'sunk', 7],
  ['onAction', 'action', 4.5],
  ['onAction', 'actionHovered', 4.5],
  ['action', 'page', 4.5],
  ['action', 'raised', 4.5],
  ['action', 'sunk', 4.5],
  ['error', 'page', 4.5],
  ['error', 'raised', 4.5],
  ['selected', 'page', 4.5],
  ['onSelected', 'selected', 4.5],
  ['selected', 'selectedBackground', 4.5],
  ['ink', 'selectedBackground', 4.5],
  ['controlBorder', 'page', 3],
  ['controlBorder', 'raised', 3],
  ['controlBorder', 'sunk', 3],
  ['controlBorder', 'selectedBackground', 3],
  ['focus', 'page', 3],
  ['focus', 'raised', 3],
  ['focus', 'sunk', 3],
  ['focus', 'selectedBackground', 3],
];

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

test.each(pairs)('%s on %s has a contrast of at minimum %d', (foreground, background, minimum) => {
  for (const palette of Object.values(palettes)) {
    const roles = rolesOf(palette);
    expect(contrast(roles[foreground], roles[background])).toBeGreaterThanOrEqual(minimum);
  }
});
