import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RisingSun } from './logo';
import { headerHeight } from './theme/sizes';

export type SendingOverlayProps = {
  /** The text below the sun. */
  readonly text: string;
  /** A second text, which appears after `noteAfter`. */
  readonly note: string;
  /** In milliseconds. By default 0: the note is shown at once. */
  readonly noteAfter?: number;
  /** Stops the sun while nothing is being sent, such as when the browser is offline. */
  readonly paused?: boolean;
  readonly children?: ReactNode;
};

/**
 * Covers the window below the header while a message is sent, and takes focus (requirements § 5.4). The form stays in
 * the page, and Exit in the header stays usable. The live region is inside the focused element, because JAWS may skip
 * one that is itself focused (alphagov/govuk-frontend#2677). MUI's Backdrop is not used: it is hidden from screen
 * readers, and adds transitions (2 kB).
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
        <Typography variant="h4" component="p" sx={{ maxWidth: '30rem', textWrap: 'balance' }}>
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
  // In a low window, such as at 400 % zoom, `safe` aligns the content to the top, so that all of it can be reached by
  // scrolling.
  placeContent: ['center', 'safe center'],
  overflow: 'auto',
  justifyItems: 'center',
  gap: theme.spacing(4),
  padding: `calc(${headerHeight} + ${theme.spacing(3)}) ${theme.spacing(6)}`,
  textAlign: 'center',
  background: theme.vars.palette.background.default,
  // While this element is on the page, `global-style.ts` hides the row below the header, the footer, and the main
  // content, of which this element is a part (`body:has([data-sending])`). So it must be made visible itself.
  visibility: 'visible',
  '&:focus': { outline: 'none' },
}));
