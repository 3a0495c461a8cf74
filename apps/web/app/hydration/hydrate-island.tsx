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
import { removeLateFonts } from './remove-late-fonts';
import { useHydrated } from './use-hydrated';

/**
 * Does what all islands of a page need once. The theme is created here and not in the first render: a key press during
 * that render makes React finish it in one task, and creating the theme would make that task half as long again.
 */
export function prepareHydration(page: Document): void {
  siteTheme();
  removeLateFonts(page);
  markRulesAsInserted(page);
}

/**
 * Hydrates one island with its component, and then removes its attribute `data-island`.
 * @param hydrate React DOM's `hydrateRoot`. It is passed and not imported, so that React DOM is not evaluated in the
 * same task as this module and the theme.
 */
export function hydrateIsland(
  container: HTMLElement,
  Content: ComponentType<object>,
  hydrate: typeof hydrateRoot,
): void {
  const { island, props = '{}' } = container.dataset;
  const onHydrated = () => {
    delete container.dataset['island'];
    // Tells `before-hydration/deferred-clicks.ts` to repeat a click that waits, and `pages/home/sync-issue-picker.ts`
    // that React may have replaced the elements.
    container.dispatchEvent(new Event('hydrated'));
  };
  startTransition(() => {
    hydrate(
      container,
      <IslandProviders>
        <HydrationReporter container={container} onHydrated={onHydrated}>
          <Content {...JSON.parse(props)} />
        </HydrationReporter>
      </IslandProviders>,
      { identifierPrefix: island },
    );
  });
}

type HydrationReporterProps = {
  readonly container: HTMLElement;
  readonly onHydrated: () => void;
  readonly children: ReactNode;
};

/**
 * Reports when the island is hydrated. If React discards the static HTML and renders the island on the client, this
 * component also moves the form data to the new elements. It does so in a layout effect, and so before the callbacks of
 * `useEffect`, which may read the data.
 */
function HydrationReporter({ container, onHydrated, children }: HydrationReporterProps) {
  const hydrated = useHydrated();
  // `useHydrated` returns false in the first render of a hydration, and true in that of a client render. So this first
  // render is the only moment at which it is known that React will replace the static HTML, while the form data and the
  // focus are still there.
  const [restoreFormData] = useState(() => (hydrated ? keepFormData(container) : undefined));
  useLayoutEffect(() => restoreFormData?.(), [restoreFormData]);
  useEffect(() => {
    if (hydrated) onHydrated();
  }, [hydrated, onHydrated]);
  return children;
}
