import type { ComponentProps, ComponentType } from 'react';
import { IslandProviders } from './island-providers';
import type { IslandComponent, IslandName } from './islands';

type Place<Name extends IslandName> = {
  readonly name: Name;
  readonly of: IslandComponent<Name>;
  /** Written into the page, so plain data. */
  readonly props: ComponentProps<IslandComponent<Name>>;
  /** Whether it comes to life by itself, not only when somebody touches the page. */
  readonly eager?: true;
};

export type IslandProps = { [Name in IslandName]: Place<Name> }[IslandName];

/** The static HTML of an island, marked for `hydrateIslands`. */
export function Island({ name, of, props, eager }: IslandProps) {
  const Content = of as ComponentType<object>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-eager={eager && ''}>
      <IslandProviders>
        <Content {...(props as object)} />
      </IslandProviders>
    </div>
  );
}
