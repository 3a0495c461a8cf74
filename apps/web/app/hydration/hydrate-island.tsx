import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { hydrateRoot } from 'react-dom/client';
import { siteTheme } from '@lawyers/ui';
import { IslandProviders, markRulesAsInserted } from './island-providers';
import { keepFormData } from './keep-form-data';
import { keepRoot } from './roots';
import { useHydrated } from './use-hydrated';

/**
 * Does once per page what every island needs. The theme is created here because a key press makes the first render
 * one task, which creating the theme would make half as long again.
 */
export function prepareHydration(page: Document): void {
  siteTheme();
  markRulesAsInserted(page);
}

/**
 * Hydrates one island with its component, and removes its `data-island` attribute afterward.
 * @param hydrate `hydrateRoot`, passed so that React DOM is not evaluated together with this module and the theme.
 */
export function hydrateIsland(
  container: HTMLElement,
  Content: ComponentType<object>,
  hydrate: typeof hydrateRoot,
): void {
  const { island, props = '{}' } = container.dataset;
  const onHydrated = () => {
    delete container.dataset['island'];
    // Releases deferred clicks (`before-hydration/deferred-clicks.ts`).
    container.dispatchEvent(new Event('hydrated'));
  };
  startTransition(() => {
    keepRoot(
      hydrate(
        container,
        <IslandProviders>
          <HydrationReporter container={container} onHydrated={onHydrated}>
            <Content {...JSON.parse(props)} />
          </HydrationReporter>
        </IslandProviders>,
        { identifierPrefix: island },
      ),
    );
  });
}

type HydrationReporterProps = {
  readonly container: HTMLElement;
  readonly onHydrated: () => void;
  readonly children: ReactNode;
};

/**
 * Reports hydration. If React discards the static HTML and renders on the client, what the visitor typed moves to the
 * new elements, in a layout effect, before any other effect reads them.
 */
function HydrationReporter({ container, onHydrated, children }: HydrationReporterProps) {
  const hydrated = useHydrated();
  // The first render of a hydration returns false; of a client render, true. Only here is it known that React will
  // replace the static HTML, and what the visitor has typed and focused until then.
  const [restoreFormData] = useState(() => (hydrated ? keepFormData(container) : undefined));
  useLayoutEffect(() => restoreFormData?.(), [restoreFormData]);
  useEffect(() => {
    if (hydrated) onHydrated();
  }, [hydrated, onHydrated]);
  return children;
}
