/** @jest-environment node */
import { getContrastRatio } from '@mui/material/styles';
import { palettes } from './palette';

const surfaces = ['background.default', 'background.paper', 'sunk'];

// The pairs of colors that the design uses, with their minimum contrast: 7:1 for running text, 4.5:1 for other text,
// 3:1 for the edges of controls and the focus ring (WCAG 1.4.3, 1.4.6, 1.4.11). MUI rounds, so a computed ratio can be
// wrong by 1 %.
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

test.each(pairs)('%s on %s has a contrast of at minimum %d', (color, background, minimum) => {
  for (const palette of Object.values(palettes)) {
    const ratio = getContrastRatio(colorOf(palette, color), colorOf(palette, background));
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  }
});
