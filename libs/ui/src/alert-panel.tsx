import styled from '@emotion/styled';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { color, fonts, formWidth, radius, space, typeScale } from './tokens';

export type AlertPanelProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Another one, by identity, takes the focus again. */
  readonly occasion?: unknown;
};

/** Something the visitor must know now: takes the focus when it appears. */
export function AlertPanel({ title, children, occasion }: AlertPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => box.current?.focus(), [occasion]);
  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </Box>
  );
}

const Box = styled('div')({
  display: 'grid',
  gap: space(4),
  padding: space(6),
  maxWidth: formWidth,
  border: `2px solid ${color('error')}`,
  borderRadius: radius,
  background: color('raised'),
  h2: { font: `500 ${typeScale.heading3}/1.3 ${fonts.heading}` },
});
