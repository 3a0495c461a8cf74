import styled from '@emotion/styled';
import { color, radius, space } from './tokens';

/** The first Tab stop: past the header. Seen only while focused. */
export const SkipLink = styled('a')({
  position: 'absolute',
  left: space(3),
  top: space(3),
  zIndex: 20,
  padding: `${space(3)} ${space(4)}`,
  background: color('raised'),
  color: color('ink'),
  borderRadius: radius,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});
