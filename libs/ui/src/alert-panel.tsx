import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from './notice';

export type AlertPanelProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** A new value, by identity, moves focus to the panel again. */
  readonly focusTrigger?: unknown;
};

/**
 * An urgent message that takes focus. As in GOV.UK's error summary, the alert is inside the focused element and has no
 * name: JAWS may skip an alert that takes focus (alphagov/govuk-frontend#2677).
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
