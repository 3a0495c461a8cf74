import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useRef, type ReactNode } from 'react';

export type AlertPanelProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** A value that is not identical to the last one moves focus to the panel again. */
  readonly focusTrigger?: unknown;
};

/**
 * An urgent message that takes focus, which MUI's Alert does not. As in GOV.UK's error summary, the element with
 * `role="alert"` is inside the focused one, and neither has an accessible name: JAWS may skip an alert that is itself
 * focused or has a name (alphagov/govuk-frontend#2677).
 */
export function AlertPanel({ title, children, focusTrigger }: AlertPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'start' });
  }, [focusTrigger]);
  return (
    <div ref={panel} tabIndex={-1}>
      <Alert severity="error">
        <AlertTitle component="h2">{title}</AlertTitle>
        {children}
      </Alert>
    </div>
  );
}
