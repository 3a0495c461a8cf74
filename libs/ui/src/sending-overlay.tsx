import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { color, fonts, space, typeScale } from './tokens';

export type SendingOverlayProps = {
  /** The words under the spinner. */
  readonly text: string;
  /** The words added after `noteAfter` milliseconds, or at once. */
  readonly note: string;
  readonly noteAfter?: number;
  /** Nothing is under way: the ring stands still. */
  readonly still?: boolean;
  readonly children?: ReactNode;
};

/**
 * Covers the page below its header while a message is on its way, and takes the focus. The form stays there with
 * everything in it, and so does the way out in the header.
 */
export function SendingOverlay(props: SendingOverlayProps) {
  const { text, note, noteAfter = 0, still = false, children } = props;
  const [late, setLate] = useState(noteAfter === 0);
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => cover.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), noteAfter);
    return () => clearTimeout(timer);
  }, [noteAfter]);
  return (
    <Cover ref={cover} role="status" tabIndex={-1} data-sending="">
      <Spinner viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        {!still && <path d="M24 4a20 20 0 0 1 20 20" />}
      </Spinner>
      <Text>{text}</Text>
      <Note>{late && note}</Note>
      {children}
    </Cover>
  );
}

const Cover = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 5,
  display: 'grid',
  // In a window that is too low for it, as at 400 % zoom, it begins below the header and scrolls.
  placeContent: ['center', 'safe center'],
  overflow: 'auto',
  justifyItems: 'center',
  gap: space(4),
  padding: `${space(22)} ${space(6)}`,
  background: color('paper'),
  textAlign: 'center',
  visibility: 'visible',
  '&:focus': { outline: 'none' },
});

const Text = styled('p')({ font: `500 ${typeScale.heading3}/1.3 ${fonts.heading}` });

const Note = styled('p')({
  minHeight: '1.6em',
  maxWidth: '30rem',
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
