import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';

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
 * everything in it, and so does the quick exit in the header. MUI's Backdrop is hidden from screen readers; this one
 * speaks.
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
    <Cover
      open
      ref={cover}
      role="status"
      aria-hidden={undefined}
      tabIndex={-1}
      data-sending=""
      slotProps={{ transition: { appear: false } }}
    >
      <CircularProgress aria-hidden variant={still ? 'determinate' : 'indeterminate'} value={0} />
      <Typography variant="h4" component="p">
        {text}
      </Typography>
      <Typography sx={{ minHeight: '1.6em', maxWidth: '30rem', color: 'text.secondary' }}>
        {late && note}
      </Typography>
      {children}
    </Cover>
  );
}

const Cover = styled(Backdrop)(({ theme }) => ({
  zIndex: 5,
  display: 'grid',
  // In a window that is too low for it, as at 400 % zoom, it begins below the header and scrolls.
  placeContent: ['center', 'safe center'],
  overflow: 'auto',
  justifyItems: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(22, 6),
  textAlign: 'center',
  visibility: 'visible',
  '&:focus': { outline: 'none' },
}));
