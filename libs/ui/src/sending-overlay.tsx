import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { color, space, typeScale } from './tokens';

export type SendingOverlayProps = {
  /** The words under the spinner. */
  readonly text: string;
  /** The words added once it has taken `stillAfter` milliseconds. */
  readonly stillText: string;
  readonly stillAfter?: number;
};

/** Covers the page while a message is on its way. The form stays below it, with everything in it. */
export function SendingOverlay({ text, stillText, stillAfter = 8000 }: SendingOverlayProps) {
  const [still, setStill] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), stillAfter);
    return () => clearTimeout(timer);
  }, [stillAfter]);
  return (
    <Cover role="status">
      <Spinner viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        <path d="M24 4a20 20 0 0 1 20 20" />
      </Spinner>
      <p>{text}</p>
      <Still>{still && stillText}</Still>
    </Cover>
  );
}

const Cover = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(4),
  padding: space(6),
  background: color('paper'),
  fontSize: typeScale.lead,
  textAlign: 'center',
});

const Still = styled('p')({
  minHeight: '1.6em',
  color: color('softInk'),
  fontSize: typeScale.body,
});

const Spinner = styled('svg')({
  width: '48px',
  fill: 'none',
  strokeWidth: 4,
  strokeLinecap: 'round',
  circle: { stroke: color('line') },
  path: { stroke: color('action') },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'turn 1s linear infinite' },
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
});
