import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useHydrated } from './use-hydrated';
import { IslandProviders, markRulesAsInserted } from './island-providers';
import { keepRoot } from './roots';
import { keepFormData } from './keep-form-data';

/** Loads each island's component, by the name in the island's `data-island` attribute. */
export type Islands = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Hydrates every island of a page. Typed text stays, since the inputs are uncontrolled.
 * An island that fails to load, or never loads, stays static HTML and does not delay the others.
 */
export async function hydrateIslands(page: Document, islands: Islands): Promise<void> {
  markRulesAsInserted(page);
  const containers = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  const focused = containers.filter((container) => container.contains(page.activeElement));
  // The focused island first: the visitor is using it.
  const hydrations = [...new Set([...focused, ...containers])].map((container) =>
    hydrateIsland(container, islands).catch(console.error),
  );
  await Promise.all(hydrations);
}

async function hydrateIsland(container: HTMLElement, islands: Islands): Promise<void> {
  const { island = '', props = '{}' } = container.dataset;
  const load = islands[island];
  if (!load) throw new Error(`No island is called "${island}": add it to islands.ts.`);
  const Content = (await load()) as ComponentType<object>;
  await nextTask();
  const restoreFormData = keepFormData(container);
  const onHydrated = () => {
    delete container.dataset['island'];
    // Releases deferred clicks (`page-script/deferred-clicks.ts`).
    container.dispatchEvent(new Event('hydrated'));
  };
  startTransition(() => {
    keepRoot(
      hydrateRoot(
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

let lastTask = Promise.resolve();

/** Gives each island a task of its own, so that the browser can paint between two. */
function nextTask(): Promise<void> {
  lastTask = lastTask.then(() => new Promise((resolve) => setTimeout(resolve)));
  return lastTask;
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
