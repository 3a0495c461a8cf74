import type { ComponentType } from 'react';
import { useBrowserModules } from './browser-modules';
import { IslandProviders } from './island-providers';

export type IslandProps<Props extends object> = {
  /**
   * The name of the component's file, without `.island.tsx`, by which the browser loads it. It ends in `-form` for a form
   * that sends mail, and only then: the modules of such an island are requested again when one is lost.
   */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Plain data: it is serialized to JSON in the HTML. */
  readonly props: Props;
  /**
   * Whether the page fetches its modules when the browser is idle, so that the island also hydrates if the connection
   * is lost before the first interaction. If the address has a query, which the island may show, it hydrates then.
   */
  readonly early?: true;
};

/** The static HTML of an island, which `hydrateIslands` finds by `data-island`. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component: Content, props, early } = island;
  const { ofFile, ofIsland } = useBrowserModules();
  const json = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
  return (
    <>
      {/* In the head, once for all islands: React moves it. */}
      <script type="module" async src={ofFile('before-hydration/before-hydration.ts')} />
      <div
        data-island={name}
        data-props={json}
        data-start={ofFile('hydration/hydration.ts')}
        // A lost module of a form would cost the lead, so it is requested again.
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
