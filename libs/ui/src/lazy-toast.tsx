import { useEffect, useState, type ComponentType } from 'react';
import type { ToastProps } from './toast';

/**
 * A toast whose code is loaded at the moment of use: most visitors never need it. Where it cannot be loaded nothing
 * shows, since what it says stands beside the field too, and the next occasion tries again. React's `lazy` would take
 * down everything around it, and keep the failure.
 */
export function Toast(props: ToastProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ToastProps>>();
  const { occasion } = props;
  useEffect(() => {
    import('./toast').then(
      ({ default: toast }) => setLoaded(() => toast),
      () => undefined,
    );
  }, [occasion]);
  return Loaded && <Loaded {...props} />;
}
