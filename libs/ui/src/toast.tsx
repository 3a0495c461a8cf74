import './goober-sheet';
import { styled } from '@mui/material/styles';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack';
import { forwardRef, useEffect } from 'react';
import { headerHeight } from './theme/sizes';

export type ToastProps = {
  readonly message: string;
  /** A new number shows the message again. */
  readonly trigger: number;
};

/**
 * Shows a warning for six seconds in the row below the header, above the heading. Pointer events pass through. Import it only via `lazy-toast.tsx`. MUI's Snackbar has no queue; notistack has.
 */
export function ShownToast({ message, trigger }: ToastProps) {
  useEffect(() => {
    enqueueSnackbar(message, { variant: 'warning', key: `${trigger}`, autoHideDuration: 6000 });
    return () => closeSnackbar(`${trigger}`);
  }, [message, trigger]);
  return (
    <ToastContainer>
      <SnackbarProvider
        maxSnack={1}
        anchorOrigin={{ horizontal: 'center', vertical: 'top' }}
        Components={{ warning: Warning }}
      />
    </ToastContainer>
  );
}

const Warning = forwardRef<HTMLDivElement, CustomContentProps>(function Warning({ message }, ref) {
  // Screen readers already announce the error at the field.
  return (
    <Card ref={ref} aria-live="off">
      {message}
    </Card>
  );
});

const Card = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle2,
  padding: theme.spacing(1, 4),
  lineHeight: 1.2,
  textAlign: 'center',
  // Visible in forced colors.
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
}));

// Replaces the rules of notistack, which goober-sheet discards.
const ToastContainer = styled('div')(({ theme }) => ({
  '.notistack-SnackbarContainer': {
    position: 'fixed',
    inset: `calc(${headerHeight} + 1px) ${theme.spacing(4)} auto`,
    zIndex: 1400,
    display: 'grid',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
}));
