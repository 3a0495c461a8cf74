import { lazy, Suspense } from 'react';
import type { ToastProps } from './toast';

const LoadedToast = lazy(() => import('./toast'));

/** A toast whose code is loaded at the moment of use: most visitors never need it. */
export function Toast(props: ToastProps) {
  return (
    <Suspense>
      <LoadedToast {...props} />
    </Suspense>
  );
}
