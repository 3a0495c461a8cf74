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
import { claimRules, IslandProviders } from './island-providers';
import { keepRoot } from './roots';
import { keepFormData } from './keep-form-data';

/** What loads each island's component, by the name that the page gives it. */
export type Islands = Readonly<Record<string, () => Promise<unknown>>>;

/** Brings every island of a page to life. What was typed into it meanwhile stays: its inputs are uncontrolled. */
export async function hydrateIslands(page: Document, islands: Islands): Promise<void> {
  claimRules(page);
  const places = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  const touched = places.filter((place) => place.contains(page.activeElement));
  // First the one that somebody waits for. None waits for another: one whose code cannot be loaded, or stalls, stays
  // what it was, HTML that works.
  const arriving = [...new Set([...touched, ...places])].map((place) =>
    hydrateIsland(place, islands).catch(console.error),
  );
  await Promise.all(arriving);
}

async function hydrateIsland(place: HTMLElement, islands: Islands): Promise<void> {
  const { island = '', props = '{}' } = place.dataset;
  const load = islands[island];
  if (!load) throw new Error(`No island is called "${island}": add it to islands.ts.`);
  const Content = (await load()) as ComponentType<object>;
  await nextTurn();
  const bringBack = keepFormData(place);
  // The mark of the static HTML goes, and presses held for the island may come.
  const onAlive = () => {
    delete place.dataset['island'];
    place.dispatchEvent(new Event('alive'));
  };
  startTransition(() => {
    keepRoot(
      hydrateRoot(
        place,
        <IslandProviders>
          <Alive onMadeAnew={bringBack} onAlive={onAlive}>
            <Content {...JSON.parse(props)} />
          </Alive>
        </IslandProviders>,
        { identifierPrefix: island },
      ),
    );
  });
}

let turns = Promise.resolve();

/** Lets one island after the other come to life, each in a task of its own, so that the browser can paint between. */
function nextTurn(): Promise<void> {
  turns = turns.then(() => new Promise((begin) => setTimeout(begin)));
  return turns;
}

type AliveProps = {
  readonly onMadeAnew: () => void;
  readonly onAlive: () => void;
  readonly children: ReactNode;
};

/**
 * Says so when everything in it answers; and before that, if React could not take over the elements that stood
 * there, when there are new ones, and no effect has looked at them yet.
 */
function Alive({ onMadeAnew, onAlive, children }: AliveProps) {
  const hydrated = useHydrated();
  // While hydrating, the first rendering is the one of the static HTML.
  const [madeAnew] = useState(hydrated);
  useLayoutEffect(() => {
    if (madeAnew) onMadeAnew();
  }, [madeAnew, onMadeAnew]);
  useEffect(() => {
    if (hydrated) onAlive();
  }, [hydrated, onAlive]);
  return children;
}
