import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RisingSun } from './logo';
import { headerHeight } from './theme/sizes';

export type SendingOverlayProps = {
  /** The text under the sun. */
  readonly text: string;
  /** A second text, shown after `noteAfter`. */
  readonly note: string;
  /** In milliseconds; at once by default. */
  readonly noteAfter?: number;
  /** Stops the sun, while nothing is being sent. */
  readonly paused?: boolean;
  readonly children?: ReactNode;
};

/**
 * Fills the window behind the header while a message is sent, and takes focus (requirements § 5.4). The form stays in
 * the page, and the quick exit in the header stays usable. It holds a status, which is not the focused element itself, as
 * in `alert-panel.tsx`. Not MUI's Backdrop, which is hidden from screen readers, and brings transitions (2 kB).
 */
export function SendingOverlay(props: SendingOverlayProps) {
  const { text, note, noteAfter = 0, paused = false, children } = props;
  const [late, setLate] = useState(noteAfter === 0);
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => overlay.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), noteAfter);
    return () => clearTimeout(timer);
  }, [noteAfter]);
  return (
    <Cover ref={overlay} tabIndex={-1} data-sending="">
      <RisingSun paused={paused} />
      <Status role="status">
        <Typography variant="h4" component="p">
          {text}
        </Typography>
        <Typography sx={{ minHeight: '1.6em', maxWidth: '30rem', color: 'text.secondary' }}>
          {late && note}
        </Typography>
      </Status>
      {children}
    </Cover>
  );
}

const Status = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(4),
}));

const Cover = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: 5,
  display: 'grid',
  // In a low window, as at 400 % zoom, the content starts below the header, by the padding, and scrolls.
  placeContent: ['center', 'safe center'],
  overflow: 'auto',
  justifyItems: 'center',
  gap: theme.spacing(4),
  padding: `calc(${headerHeight} + ${theme.spacing(3)}) ${theme.spacing(6)}`,
  textAlign: 'center',
  background: theme.vars.palette.background.default,
  // Unlike the page below (`global-style.ts`).
  visibility: 'visible',
  '&:focus': { outline: 'none' },
}));
