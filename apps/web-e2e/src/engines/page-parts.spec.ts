import { faqTabs, immigration, paths, reviews } from '@lawyers/domain';
import { pageWidth } from '../checks/page-width';
import { inEveryLanguage } from '../visitor/addresses';
import { withText } from './controls';
import { expect, test } from './test';

// Parts of pages that have differed between engines: the width of pages, tabs, dropdowns, and the carousel of reviews.

test('no page scrolls horizontally', async ({ visitor }) => {
  for (const width of [390, 1280]) {
    await visitor.window.resize(width, 800);
    for (const path of [paths.home, paths.intake, paths.contact, paths.about, paths.article(1)]) {
      await visitor.open(path);
      expect(await visitor.window.call(pageWidth), path).toBeLessThanOrEqual(width);
    }
  }
});

for (const [width, orientation, afterArrowRight] of [
  [390, 'horizontal', 1],
  [1280, 'vertical', 0],
] as const) {
  test(`a ${orientation} tab shows its questions, answers to its arrows, and follows a link to a question`, async ({
    visitor,
  }) => {
    const tab = (index: number) => withText(faqTabs[index]!.title, '*[@role="tab"]');
    const linked = `//details[@id="${immigration.id}"]/summary`;
    await visitor.window.resize(width, 800);
    await visitor.openHydrated(paths.home);
    await visitor.click(tab(0));
    await visitor.see(`//*[@role="tablist"][@aria-orientation="${orientation}"]`);
    await visitor.press('ArrowRight');
    await visitor.see(`${tab(afterArrowRight)}[@aria-selected="true"]`);

    for (const time of ['once', 'with the same address']) {
      await visitor.click(tab(1));
      await visitor.seeNot(linked);
      await visitor.see(withText(faqTabs[1]!.entries[0]!.subject));
      await visitor.click(`//main//a[contains(@href, "#${immigration.id}")]`);
      await visitor.see(linked, { focused: true });
      await visitor.see(`${linked}/following-sibling::div`);
      const y = async () => (await visitor.see(linked)).y;
      // Below the header, which is 64 px high.
      await expect.poll(y, time).toBeGreaterThan(64);
      expect(await y()).toBeLessThan(250);
    }
  });
}

test('a long answer that is chosen can be read in full on a phone', async ({ visitor }) => {
  await visitor.window.resize(360, 740);
  for (const path of [paths.intake, paths.contact].flatMap(inEveryLanguage)) {
    // Repeated, because a page that a busy machine shows late is in the wider fallback fonts (decision 9).
    await expect(async () => {
      await visitor.open(path);
      // All details elements are opened, since old Chromium does not lay out the content of a closed one, and a select
      // in it would have no width to measure.
      await visitor.window.call(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
      });
      expect(await visitor.window.call(cutAnswers), path).toEqual([]);
    }).toPass();
  }
});

test('the reviews show no scrollbar, and Next shows the second', async ({ visitor }) => {
  test.skip(reviews.length === 0, 'The operator shows no reviews.');
  await visitor.openHydrated(paths.home);
  expect(await visitor.window.call(readCarousel)).toEqual({ slide: 0, height: 0, width: 'none' });
  await visitor.click(`(//*[@aria-roledescription="carousel"]${withText('Next', 'a')})[1]`);
  await expect.poll(async () => (await visitor.window.call(readCarousel)).slide).toBe(1);
});

/**
 * The index of the slide at the left edge of the reviews, and what tells of a visible scrollbar: its height in CSS
 * pixels and the value of `scrollbar-width`. Runs in the page.
 */
function readCarousel() {
  const track = document.querySelector<HTMLElement>('[aria-roledescription="carousel"]')!;
  const { left } = track.getBoundingClientRect();
  const slides = [...track.children].map((slide) => slide.getBoundingClientRect().left);
  return {
    slide: slides.findIndex((x) => Math.abs(x - left) < 2),
    // A classic scrollbar takes up space, which makes this difference positive.
    height: track.offsetHeight - track.clientHeight,
    // An overlay scrollbar takes up no space, so only this property tells whether there is one. Old browsers do not
    // know it.
    width: getComputedStyle(track).scrollbarWidth ?? 'none',
  };
}

/**
 * The options that a select cuts off when they are chosen, because they do not fit into its lines. An option that the
 * page repeats below the select, in the content of `::after`, does not count. Runs in the page.
 */
function cutAnswers(): string[] {
  const canvas = document.createElement('canvas').getContext('2d')!;
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const style = getComputedStyle(select);
    const [left, right, top, bottom] = (['Left', 'Right', 'Top', 'Bottom'] as const).map((side) =>
      parseFloat(style[`padding${side}`]),
    );
    canvas.font = style.font;
    // Firefox always shows a chosen option on one line. Pages cannot override this browser style.
    const isOneLine = style.whiteSpace === 'nowrap';
    return [...select.options].flatMap((option, index) => {
      select.selectedIndex = index;
      const height = select.clientHeight - top! - bottom!;
      const lines = isOneLine ? 1 : Math.floor(height / parseFloat(style.lineHeight) + 0.1);
      const width = (select.clientWidth - left! - right!) * Math.max(1, lines);
      const below = getComputedStyle(select.parentElement!, '::after').content;
      const isRead = canvas.measureText(option.text).width <= width || below.includes(option.text);
      return isRead ? [] : option.text;
    });
  });
}
