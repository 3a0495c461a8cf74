import type { ComponentType } from 'react';
import { useBrowserModules } from './browser-modules';
import { IslandProviders } from './island-providers';

export type IslandProps<Props extends object> = {
  /**
   * The name of the component's file without `.island.tsx`, by which the browser loads it. Names that end in `-form`
   * are reserved for forms that send mail: if a module of such an island is lost, it is requested again.
   */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Plain data, since the HTML contains it as JSON. */
  readonly props: Props;
  /**
   * Whether the page fetches the island's modules when the browser is idle, so that the island also hydrates if the
   * connection is lost before the first interaction. If the address has a query, which the island may display, it
   * hydrates at that time.
   */
  readonly early?: true;
};

/** The static HTML of an island. `hydrateIslands` finds it by `data-island`. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component: Content, props, early } = island;
  const { ofFile, ofIsland } = useBrowserModules();
  const json = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
  return (
    <>
      {/* React moves this script to the head and removes duplicates of other islands. */}
      <script type="module" async src={ofFile('before-hydration/before-hydration.ts')} />
      <div
        data-island={name}
        data-props={json}
        data-start={ofFile('hydration/hydration.ts')}
        // Losing a module of a form could lose the inquiry, so these modules are requested again.
        data-modules={name.endsWith('-form') ? ofIsland(name).join(' ') : undefined}
        data-early={early && ''}
      >
        <IslandProviders>
          <Content {...props} />
        </IslandProviders>
      </div>
    </>
  );
}
