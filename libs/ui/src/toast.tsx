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
  /** A new number shows the message again, even if the text is the same. */
  readonly trigger: number;
};

/**
 * Shows a warning for six seconds, directly below the header and in front of the page. It does not intercept clicks.
 * Import it only through `lazy-toast.tsx`, so that notistack is loaded when a visitor first needs it, which most never
 * do. notistack queues messages, which MUI's Snackbar does not.
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
  // Not a live region, because screen readers already announce the same error at the field.
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
  // Transparent, but visible in forced colors, a mode of high contrast that removes the background: the border then
  // sets the toast apart from the page.
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
}));

// Replaces notistack's own rules. goober-sheet.ts keeps those out of the page, because notistack would write them into
// a style element, which the Content Security Policy blocks.
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
