import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { pathIn, paths, site as facts } from '@lawyers/domain';
import { median } from './median';
import { hydrate, slowProcessor, type Phone } from './phone';
import type { Served } from './served-build';

type Interaction = {
  readonly name: string;
  readonly path: string;
  /** By selector, which is the same in every language. */
  readonly act: (page: Page) => Promise<void>;
};

const send = 'main form [type=submit]';

const interactions: readonly Interaction[] = [
  ...[paths.home, paths.intake, paths.contact].map((path) => ({
    name: 'a tap and ten keys',
    path,
    act: (page: Page) => tapAndType(page, 'main form [type=text]'),
  })),
  { name: 'issue by picture', path: paths.home, act: tap('main label:has([value^=Partner])') },
  { name: 'a question', path: paths.home, act: tap('main summary') },
  {
    name: 'a bad zip code',
    path: paths.home,
    async act(page) {
      const zipCode = page.locator('[name=zipCode]');
      await zipCode.evaluate((input: HTMLInputElement) => void (input.value = '9021'));
      await tap(send)(page);
    },
  },
  ...[paths.intake, paths.contact].map((path) => ({
    name: 'sending an empty form',
    path,
    act: tap(send),
  })),
];

function tap(selector: string) {
  return (page: Page) => tapOn(page.locator(selector).first());
}

/**
 * Scrolls first, and waits until that is painted, since a finger cannot scroll and tap within one frame. `force`, since
 * Playwright's check of what a tap hits runs in the page, and would be measured with it.
 */
async function tapOn(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await settled(element.page());
  await element.tap({ force: true });
}

const keys = '9021090210';
/** In ms: fast typing. */
const betweenKeys = 80;

/** The keys do not wait until the page has answered the one before. */
async function tapAndType(page: Page, selector: string): Promise<void> {
  const field = page.locator(selector).first();
  await tapOn(field);
  await Promise.all(
    [...keys].map(async (key, index) => {
      await wait(index * betweenKeys);
      await page.keyboard.press(key);
    }),
  );
  if ((await field.inputValue()) !== keys) throw new Error(`${page.url()} lost keys.`);
}

export type InteractionFigures = {
  readonly name: string;
  /** The longest event until the next paint in ms: as soon as the page appears, and when it is hydrated. */
  readonly first: number;
  readonly later: number;
};

/** With a 4× slowed processor, the first interaction over a slow connection. */
export async function measureInteractions(
  phone: Phone,
  site: Served,
  slow: Served,
  runs: number,
): Promise<readonly InteractionFigures[]> {
  const figures: InteractionFigures[] = [];
  for (const { name, path, act } of interactions) {
    for (const address of facts.languages.map((language) => pathIn(language, path))) {
      const first: number[] = [];
      const later: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        first.push(await longestEvent(phone, slow.url + address, act, false));
        later.push(await longestEvent(phone, site.url + address, act, true));
      }
      console.log(`  ${address}, ${name}: ${first.join(', ')} ms first, ${later.join(', ')} ms`);
      const where = `${address}, ${name}`;
      figures.push({ name: where, first: median(first), later: median(later) });
    }
  }
  return figures;
}

function longestEvent(
  phone: Phone,
  url: string,
  act: Interaction['act'],
  hydrated: boolean,
): Promise<number> {
  return phone.visit(async (page) => {
    await slowProcessor(page);
    await observeEvents(page);
    await page.goto(url, { waitUntil: hydrated ? 'load' : 'commit' });
    if (hydrated) {
      await hydrate(page);
      await settled(page);
    }
    await act(page);
    await settled(page);
    return page.evaluate(() => globalThis.longestEvent);
  });
}

declare global {
  var longestEvent: number;
}

async function observeEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The browser reports no shorter events, and rounds to 8 ms.
    const durationThreshold = 16;
    globalThis.longestEvent = durationThreshold;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // Hover events have no interaction id.
        if (!entry.interactionId) continue;
        globalThis.longestEvent = Math.max(globalThis.longestEvent, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  });
}

/** Waits for pending frames and observers. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
  });
}
