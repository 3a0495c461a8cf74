import { useEffect, useState, type ComponentType } from 'react';
import type { ToastProps } from './toast';

/**
 * Imports the toast on first use, since most visitors never need it. If the import fails it renders nothing: the field
 * shows the same message. The next trigger retries. React's `lazy` would unmount the tree around it and cache the
 * failure.
 */
export function Toast(props: ToastProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ToastProps>>();
  const { trigger } = props;
  useEffect(() => {
    import('./toast').then(
      ({ ShownToast }) => setLoaded(() => ShownToast),
      () => undefined,
    );
  }, [trigger]);
  return Loaded && <Loaded {...props} />;
}
