import './goober-sheet';
import { styled } from '@mui/material/styles';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack';
import { forwardRef, useEffect } from 'react';
import { color, radius, space } from './tokens';

export type ToastProps = {
  readonly message: string;
  /** Counts the occasions: a new number shows the message again. */
  readonly occasion: number;
};

/** A short warning at the edge of the page, for six seconds. Loaded at the moment it is needed. */
export default function Toast({ message, occasion }: ToastProps) {
  useEffect(() => {
    enqueueSnackbar(message, { variant: 'warning', key: `${occasion}`, autoHideDuration: 6000 });
    return () => closeSnackbar(`${occasion}`);
  }, [message, occasion]);
  return (
    <Place>
      <SnackbarProvider
        maxSnack={1}
        anchorOrigin={{ horizontal: 'center', vertical: 'bottom' }}
        Components={{ warning: Warning }}
      />
    </Place>
  );
}

const Warning = forwardRef<HTMLDivElement, CustomContentProps>(function Warning({ message }, ref) {
  // The form's own error is announced already; a second voice would only repeat it.
  return (
    <Card ref={ref} aria-live="off">
      {message}
    </Card>
  );
});

const Card = styled('div')({
  padding: `${space(3)} ${space(5)}`,
  borderRadius: radius,
  background: color('ink'),
  color: color('paper'),
  fontWeight: 700,
});

// What notistack's own rules would do, had they a place to go (see goober-sheet).
const Place = styled('div')({
  '.notistack-SnackbarContainer': {
    position: 'fixed',
    bottom: space(3.5),
    left: '50%',
    zIndex: 1400,
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'center',
    width: 'max-content',
    maxWidth: `calc(100% - ${space(8)})`,
    transform: 'translateX(-50%)',
    pointerEvents: 'none',
    '@media (max-width: 599.95px)': { alignItems: 'stretch', width: '100%' },
  },
  '.notistack-CollapseWrapper': { paddingBlock: space(1.5) },
  '.notistack-Snackbar': { minWidth: '288px' },
});
