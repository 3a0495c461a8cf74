import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { formWidth } from './theme/sizes';

export type AlertPanelProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** A value that is not identical to the last one moves focus to the panel again. */
  readonly focusTrigger?: unknown;
};

/**
 * An urgent message that takes focus. As in GOV.UK's error summary, `role="alert"` is on an element inside the focused
 * one, and has no accessible name: JAWS may skip an alert that is itself focused (alphagov/govuk-frontend#2677).
 */
export function AlertPanel({ title, children, focusTrigger }: AlertPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'start' });
  }, [focusTrigger]);
  return (
    <Notice ref={panel} tabIndex={-1} sx={{ borderColor: 'error.main' }}>
      <Stack role="alert" spacing={4}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        {children}
      </Stack>
    </Notice>
  );
}

/** A message in a frame. MUI's Alert would add 2 kB for icons and a close button, which no message here has. */
export const Notice = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: formWidth,
  padding: theme.spacing(6),
  border: `2px solid ${theme.vars.palette.controlBorder}`,
}));
