import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { color, fonts, radius, space, target, typeScale } from './tokens';

type ButtonVariant = 'contained' | 'outlined' | 'text';

type Look = { readonly variant?: ButtonVariant };

/** Something that is done here. Inside a form it does not send it, unless `type` says so. */
export function Button({ type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <Surface type={type} {...rest} />;
}

/** A way to another page that looks like a button. */
export function ButtonLink({ children, ...rest }: ComponentProps<'a'> & Look) {
  return <LinkSurface {...rest}>{children}</LinkSurface>;
}

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: `calc(${target} + 4px)`,
  padding: `${space(2)} ${space(6)}`,
  // Painted where the system takes all colours away.
  border: '1px solid transparent',
  borderRadius: radius,
  font: `600 ${typeScale.body}/1.3 ${fonts.text}`,
  textDecoration: 'none',
  cursor: 'pointer',
  // Pressed before the page was ready for it.
  '&[aria-busy]': { opacity: 0.7 },
} as const;

const looks = {
  contained: {
    color: color('onAction'),
    background: color('action'),
    '&:hover': { background: color('actionPressed') },
  },
  outlined: {
    borderColor: color('control'),
    color: color('ink'),
    background: 'none',
    '&:hover': { borderColor: color('ink'), background: color('sunk') },
  },
  text: {
    minHeight: target,
    padding: `${space(1)} ${space(2)}`,
    color: color('ink'),
    background: 'none',
    fontWeight: 400,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationThickness: '2px' },
  },
} as const;

const look = ({ variant = 'contained' }: Look) => [base, looks[variant]];

const options = { shouldForwardProp: (name: string) => name !== 'variant' };

const Surface = styled('button', options)<Look>(look);

const LinkSurface = styled('a', options)<Look>(look);
