import './goober-sheet';
import { styled } from '@mui/material/styles';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack';
import { forwardRef, useEffect } from 'react';

export type ToastProps = {
  readonly message: string;
  /** Counts the occasions: a new number shows the message again. */
  readonly occasion: number;
};

/**
 * A short warning for six seconds: on a phone at the lower edge, else below the header. Taps go through it. Loaded at
 * the moment it is needed. MUI's Snackbar has no queue; notistack has.
 */
export default function Toast({ message, occasion }: ToastProps) {
  useEffect(() => {
    enqueueSnackbar(message, { variant: 'warning', key: `${occasion}`, autoHideDuration: 6000 });
    return () => closeSnackbar(`${occasion}`);
  }, [message, occasion]);
  return (
    <Place>
      <SnackbarProvider
        maxSnack={1}
        anchorOrigin={{ horizontal: 'center', vertical: 'top' }}
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

const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(3, 5),
  textAlign: 'center',
  // Painted where the system takes all colours away.
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  fontWeight: 700,
}));

// What notistack's own rules would do, had they a place to go (see goober-sheet).
const Place = styled('div')(({ theme }) => ({
  '.notistack-SnackbarContainer': {
    position: 'fixed',
    inset: `${theme.spacing(22, 4)} auto`,
    zIndex: 1400,
    display: 'grid',
    justifyContent: 'center',
    pointerEvents: 'none',
    [theme.breakpoints.down('sm')]: {
      inset: `auto ${theme.spacing(4, 4)}`,
      justifyContent: 'stretch',
    },
  },
  '.notistack-Snackbar': { minWidth: '288px' },
}));
