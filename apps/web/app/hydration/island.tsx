import type { ComponentType } from 'react';
import { useBrowserModules } from './browser-modules';
import { IslandProviders } from './island-providers';

export type IslandProps<Props extends object> = {
  /** The name of the component's file without `.island.tsx`, by which the browser loads it. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Plain data, since the HTML contains it as JSON. */
  readonly props: Props;
  /**
   * Whether the page fetches the modules in `data-modules` when the browser is idle, so that the island also hydrates
   * if the connection is lost before the first interaction. Only an island with `sendsInquiry` has its modules there.
   * If the address has a query, which the island may display, the islands of the page hydrate at that time.
   */
  readonly early?: true;
  /**
   * Whether the island sends inquiries. Losing one of its modules could lose an inquiry, so each of them is requested
   * once more if it fails to load (`before-hydration/fetch-modules.ts`). A page has at most one such island.
   */
  readonly sendsInquiry?: true;
};

/** The static HTML of an island. `hydrateIslands` finds it by `data-island`. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component: Content, props, early, sendsInquiry } = island;
  const { ofFile, ofIsland } = useBrowserModules();
  // Called for every island, because in a build it throws for a name that no file has.
  const modules = ofIsland(name);
  const json = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
  return (
    <>
      {/* React moves this script to the head and removes duplicates of other islands. */}
      <script type="module" async src={ofFile('before-hydration/before-hydration.ts')} />
      <div
        data-island={name}
        data-props={json}
        data-start={ofFile('hydration/hydrate-page.ts')}
        data-modules={sendsInquiry && modules.join(' ')}
        data-early={early && ''}
      >
        <IslandProviders>
          <Content {...props} />
        </IslandProviders>
      </div>
    </>
  );
}
