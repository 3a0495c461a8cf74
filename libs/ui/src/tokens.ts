/**
 * The design in numbers: roles, not colour names (decision 0006). Components take from here whatever they
 * share; a value that only one part has stands with that part.
 */
export const colorRoles = {
  light: {
    paper: '#FAF6EF',
    raised: '#FFFDF9',
    sunk: '#F1E9DC',
    ink: '#182B28',
    softInk: '#41504C',
    line: '#DCD1C0',
    action: '#A8432A',
    actionPressed: '#8E3520',
    onAction: '#FFFFFF',
    selected: '#2F5D50',
    selectedGround: '#EDF3EF',
    selectedTint: '#CFE0D6',
    control: '#857F71',
    error: '#9B1C1C',
    focus: '#1E4F8F',
  },
  dark: {
    paper: '#13201E',
    raised: '#1A2A27',
    sunk: '#0B1412',
    ink: '#EFE8DC',
    softInk: '#B5C0BA',
    line: '#2E413D',
    action: '#E8906F',
    actionPressed: '#F0A789',
    onAction: '#1C120D',
    selected: '#8FC0AC',
    selectedGround: '#1E3A33',
    selectedTint: '#2E574C',
    control: '#7C8B86',
    error: '#FF9A8B',
    focus: '#A9CBFF',
  },
} as const;

export type ColorRole = keyof (typeof colorRoles)['light'];

/** The CSS value of a colour role, whatever the scheme. */
export function color(role: ColorRole): string {
  return `var(--${role})`;
}

export const fonts = {
  heading: "Newsreader, 'Newsreader stand-in', 'Newsreader stand-in 2', Georgia, serif",
  text: "'Atkinson Hyperlegible Next', 'Atkinson stand-in', system-ui, sans-serif",
} as const;

/** Six sizes in rem; all but the two small ones grow with the window between a phone and a desktop. */
export const typeScale = {
  small: '0.9375rem',
  body: '1.125rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  heading3: 'clamp(1.25rem, 1.18rem + 0.35vw, 1.5rem)',
  heading2: 'clamp(1.625rem, 1.4rem + 1.1vw, 2.25rem)',
  heading1: 'clamp(2rem, 1.5rem + 2.4vw, 3.375rem)',
} as const;

/** Spacing on a 4 px base. */
export function space(steps: number): string {
  return `${steps * 0.25}rem`;
}

export const radius = '10px';
export const border = `1px solid ${color('line')}`;
export const shadow = '0 10px 30px -12px rgb(24 43 40 / 0.22)';

/** As wide as a form may be, and what stands above it (specification, section 9). */
export const formWidth = '1000px';

/** From here up there is room for columns (in px). */
export const wide = '@media (min-width: 768px)';

/** The smallest target for a finger (WCAG 2.5.8 asks 24, we take 44). */
export const target = '44px';
