import styled from '@emotion/styled';
import { color, radius, space, wide } from './tokens';

/** A column in the middle of the page, 1200 px at most. */
export const PageWidth = styled('div')({
  maxWidth: `calc(1200px + ${space(12)})`,
  marginInline: 'auto',
  paddingInline: space(5),
  [wide]: { paddingInline: space(6) },
});

/** The same, as narrow as a comfortable line of text. */
export const TextWidth = styled(PageWidth)({ maxWidth: `calc(42.5rem + ${space(12)})` });

/** One part of a page; `ground="sunk"` sets it apart from its neighbours. */
export const Section = styled('section', { shouldForwardProp: (name) => name !== 'ground' })<{
  readonly ground?: 'paper' | 'sunk';
}>(({ ground = 'paper' }) => ({
  background: color(ground),
  paddingBlock: space(12),
  [wide]: { paddingBlock: space(20) },
}));

/** Children below each other, `gap` steps of 4 px apart. */
export const Stack = styled('div', { shouldForwardProp: (name) => name !== 'gap' })<{
  readonly gap?: number;
}>(({ gap = 4 }) => ({ display: 'flex', flexDirection: 'column', gap: space(gap) }));

/** A sheet lying on the page. */
export const Panel = styled('div')({
  background: color('raised'),
  border: `1px solid ${color('line')}`,
  borderRadius: radius,
  padding: space(5),
  '@media (max-width: 359px)': { padding: space(4) },
  [wide]: { padding: space(7) },
});
