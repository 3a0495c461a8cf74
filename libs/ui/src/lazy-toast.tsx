import { useEffect, useState, type ComponentType } from 'react';
import type { ToastProps } from './toast';

/**
 * Imports the toast when this component is first rendered, so render it only once there is a message: most visitors
 * never see one. If the import fails, nothing is shown, which loses no information: the form shows the same message at
 * its field. The next trigger tries again. React's `lazy` would remember the failure, and throw it into the components
 * around.
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
