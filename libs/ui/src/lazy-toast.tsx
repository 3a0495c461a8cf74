import { useEffect, useState, type ComponentType } from 'react';
import type { ToastProps } from './toast';

/**
 * Imports the toast when this component is first rendered. So render it only when there is a message, which most
 * visitors never see. If the import fails, nothing is shown, which loses no information: the form shows the same
 * message at its field. The next trigger tries again. React's `lazy` would remember the failure, and throw it into the
 * components around.
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
