import { color, radius, space, typeScale } from './tokens';

/** What text inputs, text areas and selects share. */
export const controlStyle = {
  display: 'block',
  width: '100%',
  minHeight: '48px',
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color('control')}`,
  borderRadius: radius,
  background: color('raised'),
  color: color('ink'),
  font: 'inherit',
  fontSize: typeScale.body,
  lineHeight: 1.4,
  '&[aria-invalid="true"]': { borderColor: color('error'), borderWidth: '2px' },
  '&::placeholder': { color: color('softInk'), opacity: 1 },
} as const;
