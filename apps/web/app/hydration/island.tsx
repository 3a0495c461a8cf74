import type { ComponentType } from 'react';
import { IslandProviders } from './island-providers';

export type IslandProps<Props extends object> = {
  /** The island's key in `islands.ts`, by which the browser loads its component. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Plain data: it is serialized to JSON in the HTML. */
  readonly props: Props;
  /** Hydrates when the browser is idle, without waiting for the first interaction. */
  readonly eager?: true;
};

/** The static HTML of an island, which `hydrateIslands` finds by `data-island`. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component: Content, props, eager } = island;
  const json = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
  return (
    <div data-island={name} data-props={json} data-eager={eager && ''}>
      <IslandProviders>
        <Content {...props} />
      </IslandProviders>
    </div>
  );
}
