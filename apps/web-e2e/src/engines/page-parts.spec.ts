import { faqTabs, immigration, paths, reviews } from '@lawyers/domain';
import { cutAnswers } from '../checks/cut-answers';
import { pageWidth } from '../checks/page-width';
import { inEveryLanguage } from '../visitor/addresses';
import { link, menuOpener, navigation, withText } from './controls';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const carousel = '//*[@aria-roledescription="carousel"]';

for (const width of [390, 1280]) {
  test(`no page scrolls horizontally at ${width} px`, async ({ visitor }) => {
    await visitor.window.resize(width, 800);
    for (const path of [paths.home, paths.intake, paths.contact, paths.about, paths.article(1)]) {
      await visitor.open(path);
      expect(await visitor.window.call(() => innerWidth)).toBe(width);
      expect(await visitor.window.call(pageWidth), path).toBeLessThanOrEqual(width);
    }
  });
}

test('on a small screen the menu opens, closes with Escape, and its links work', async ({
  visitor,
}) => {
  await visitor.open(paths.about);
  await visitor.seeNot(navigation('Menu'));
  await visitor.click(menuOpener);
  await visitor.see(navigation('Menu'));
  await visitor.press('Escape');
  await visitor.seeNot(navigation('Menu'));

  await visitor.click(menuOpener);
  await visitor.click(`${navigation('Menu')}${link('Contact Us')}`);
  await visitor.seeAddress(paths.contact);
});

test('on a wide screen the links are in the header', async ({ visitor }) => {
  await visitor.window.resize(1280, 800);
  await visitor.open(paths.about);
  await visitor.seeNot(menuOpener);
  await visitor.click(`${navigation('Main')}${link('Services')}`);
  await visitor.seeAddress(paths.terms);
});

test('a tab shows its list of questions, and a question opens and closes', async ({ visitor }) => {
  await visitor.openHydrated(paths.home);
  const [first, second] = [faqTabs[0]!, faqTabs[1]!];
  await visitor.click(`//*[@role="tab"][normalize-space()="${second.title}"]`);
  await visitor.seeNot(withText(first.entries[0]!.subject));
  const { subject, subtitle1 } = second.entries[0]!;
  await visitor.seeNot(withText(subtitle1));
  await visitor.click(withText(subject));
  await visitor.see(withText(subtitle1));
  await visitor.click(withText(subject));
  await visitor.seeNot(withText(subtitle1));
});

test('a link to a question in the tab that is not selected shows the question', async ({
  visitor,
}) => {
  await visitor.openHydrated(paths.home);
  for (const time of ['once', 'with the same address']) {
    await visitor.click(`//*[@role="tab"][normalize-space()="${faqTabs[1]!.title}"]`);
    await visitor.seeNot(question);
    await visitor.click(`//main${linkToQuestion}`);
    await visitor.seeThat(question, { focused: true });
    await visitor.see(`${question}/following-sibling::div`);
    const top = () => visitor.window.call(topOf, immigration.id);
    // Below the header.
    await expect.poll(top, time).toBeGreaterThan(64);
    expect(await top()).toBeLessThan(200);
  }
});

const question = `//details[@id="${immigration.id}"]/summary`;
const linkToQuestion = `//a[contains(@href, "#${immigration.id}")]`;

function topOf(id: string): number {
  return document.getElementById(id)!.getBoundingClientRect().top;
}

test('the tabs say in which direction they stand, and answer only to its arrows', async ({
  visitor,
}) => {
  const tab = (index: number) => `//*[@role="tab"][normalize-space()="${faqTabs[index]!.title}"]`;
  const chosen = '[@aria-selected="true"]';
  for (const [width, orientation, afterArrowRight] of [
    [390, 'horizontal', 1],
    [1280, 'vertical', 0],
  ] as const) {
    await visitor.window.resize(width, 800);
    await visitor.openHydrated(paths.home);
    await visitor.click(tab(0));
    await visitor.see(`//*[@role="tablist"][@aria-orientation="${orientation}"]`);
    await visitor.press('ArrowRight');
    await visitor.see(`${tab(afterArrowRight)}${chosen}`);
  }
});

test('a long answer that is chosen can be read in full on a phone', async ({ visitor }) => {
  await visitor.window.resize(360, 740);
  for (const path of inEveryLanguage(paths.intake)) {
    await visitor.open(path);
    expect(await visitor.window.call(cutAnswers), path).toEqual([]);
  }
});

test('Next shows the second review', async ({ visitor }) => {
  test.skip(reviews.length === 0, 'The operator shows no reviews.');
  await visitor.openHydrated(paths.home);
  expect(await visibleReview(visitor)).toBe(0);
  await visitor.click(`(${carousel}${link('Next')})[1]`);
  await expect.poll(() => visibleReview(visitor)).toBe(1);
});

/** The index of the slide at the left edge of the carousel. */
function visibleReview(visitor: Visitor): Promise<number> {
  return visitor.window.call(() => {
    const track = document.querySelector('[aria-roledescription="carousel"]')!;
    const left = track.getBoundingClientRect().left;
    return [...track.children].findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2,
    );
  });
}

test('the reviews show no scrollbar', async ({ visitor }) => {
  test.skip(reviews.length === 0, 'The operator shows no reviews.');
  await visitor.open(paths.home);
  const bar = await visitor.window.call(() => {
    const track = document.querySelector<HTMLElement>('[aria-roledescription="carousel"]')!;
    return {
      // A classic scrollbar takes up space.
      height: track.offsetHeight - track.clientHeight,
      // An overlay scrollbar takes up none.
      // Old browsers know only the rule for a classic one.
      width: getComputedStyle(track).scrollbarWidth ?? 'none',
    };
  });
  expect(bar).toEqual({ height: 0, width: 'none' });
});
