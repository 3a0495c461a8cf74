import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { claimRules, IslandProviders } from './island-providers';
import { islands, type IslandName } from './islands';
import { keepRoot } from './roots';

/** Brings every island of a page to life. What was typed into it meanwhile stays: its inputs are uncontrolled. */
export async function hydrateIslands(page: Document): Promise<void> {
  claimRules(page);
  const places = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  await Promise.all(places.map(hydrateIsland));
}

async function hydrateIsland(place: HTMLElement): Promise<void> {
  const { island, props = '{}' } = place.dataset;
  const Content = (await islands[island as IslandName]()) as ComponentType<object>;
  startTransition(() => {
    keepRoot(
      hydrateRoot(
        place,
        <IslandProviders>
          <Content {...JSON.parse(props)} />
        </IslandProviders>,
        { identifierPrefix: island },
      ),
    );
  });
}
