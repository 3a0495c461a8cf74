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

/** A short warning below the header, for six seconds: at the lower edge it would cover the button to press next. Loaded at the moment it is needed. MUI's Snackbar has no queue; notistack has. */
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
  padding: `${theme.spacing(3)} ${theme.spacing(5)}`,
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
    top: theme.spacing(19),
    left: '50%',
    zIndex: 1400,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    width: 'max-content',
    maxWidth: `calc(100% - ${theme.spacing(8)})`,
    transform: 'translateX(-50%)',
    pointerEvents: 'none',
  },
  '.notistack-CollapseWrapper': { paddingBlock: theme.spacing(1.5) },
  '.notistack-Snackbar': { minWidth: '288px' },
}));
