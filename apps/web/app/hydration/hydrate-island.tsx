import { siteTheme } from '@lawyers/ui';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { hydrateRoot } from 'react-dom/client';
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
  const restoreFormData = keepFormData(container);
  const onHydrated = () => {
    delete container.dataset['island'];
    // Releases deferred clicks (`page-script/deferred-clicks.ts`).
    container.dispatchEvent(new Event('hydrated'));
  };
  startTransition(() => {
    keepRoot(
      hydrate(
        container,
        <IslandProviders>
          <HydrationReporter onClientRender={restoreFormData} onHydrated={onHydrated}>
            <Content {...JSON.parse(props)} />
          </HydrationReporter>
        </IslandProviders>,
        { identifierPrefix: island },
      ),
    );
  });
}

type HydrationReporterProps = {
  readonly onClientRender: () => void;
  readonly onHydrated: () => void;
  readonly children: ReactNode;
};

/**
 * Reports hydration. If React discarded the static HTML and rendered on the client, `onClientRender` runs first, in
 * a layout effect, so that input is restored before any other effect reads the new elements.
 */
function HydrationReporter({ onClientRender, onHydrated, children }: HydrationReporterProps) {
  const hydrated = useHydrated();
  // The first render of a hydration returns false; of a client render, true.
  const [clientRendered] = useState(hydrated);
  useLayoutEffect(() => {
    if (clientRendered) onClientRender();
  }, [clientRendered, onClientRender]);
  useEffect(() => {
    if (hydrated) onHydrated();
  }, [hydrated, onHydrated]);
  return children;
}
