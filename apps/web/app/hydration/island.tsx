import type { ComponentType } from 'react';
import { IslandProviders } from './island-providers';

export type IslandProps<Props extends object> = {
  /** Its name in the table of islands, from which the browser loads it. */
  readonly name: string;
  readonly of: ComponentType<Props>;
  /** Written into the page, so plain data. */
  readonly props: Props;
  /** Whether it comes to life by itself, not only when somebody touches the page. */
  readonly eager?: true;
};

/** The static HTML of an island, marked for `hydrateIslands`. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, of: Content, props, eager } = island;
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-eager={eager && ''}>
      <IslandProviders>
        <Content {...props} />
      </IslandProviders>
    </div>
  );
}
