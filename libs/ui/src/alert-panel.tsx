import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { formWidth } from './theme/sizes';

export type AlertPanelProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** A new value, by identity, moves focus to the panel again. */
  readonly focusTrigger?: unknown;
};

/** An urgent message. MUI's Alert does not take focus and is not named by its title. */
export function AlertPanel({ title, children, focusTrigger }: AlertPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'start' });
  }, [focusTrigger]);
  return (
    <Alert
      ref={panel}
      severity="error"
      tabIndex={-1}
      aria-labelledby={heading}
      sx={{ maxWidth: formWidth }}
    >
      <AlertTitle component="h2" id={heading}>
        {title}
      </AlertTitle>
      {children}
    </Alert>
  );
}
