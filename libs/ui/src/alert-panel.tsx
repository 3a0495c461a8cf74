import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { formWidth } from './theme/sizes';

export type AlertPanelProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Another one, by identity, takes the focus again. */
  readonly occasion?: unknown;
};

/** Something the visitor must know now. MUI's Alert neither takes the focus nor is named by its title. */
export function AlertPanel({ title, children, occasion }: AlertPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [occasion]);
  return (
    <Alert
      ref={box}
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
