import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { contentTypeOf } from '@lawyers/hosting';
import { expectAccessible } from '../checks/accessibility';
import { expect, test } from '../visitor/test';

const storybook = resolve(import.meta.dirname, '../../../../dist/libs/ui-storybook');
const address = 'http://storybook.example';

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: {
    last(event: string): unknown;
    emit(event: string, argument: object): void;
  };
}

const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<
    Record<string, { id: string; title: string; name: string; type: string }>
  >;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');

test.beforeEach(async ({ page }) => {
  // Answers each request with a file of the built Storybook, so that these tests need no server.
  await page.route(`${address}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({
      body: await readFile(join(storybook, pathname)),
      contentType: contentTypeOf(pathname),
    });
  });
});

// Two tests, one for each worker, because loading Storybook takes longer than checking a story.
for (const [half, which] of ['first', 'second'].entries()) {
  test(`the ${which} of each two stories ends without an error, and has no axe violation in either color scheme`, async ({
    page,
  }) => {
    const checked = stories.filter((_, index) => index % 2 === half);
    expect(checked.length).toBeGreaterThan(5);
    for (const [index, { id, title, name }] of checked.entries()) {
      await test.step(`${title}: ${name}`, async () => {
        // Turns off the run of the accessibility addon, since axe cannot run twice at the same time.
        if (index === 0)
          await page.goto(`${address}/iframe.html?id=${id}&globals=a11y.manual:!true`);
        // Changes the story in the open page, as Storybook's sidebar does.
        else await page.evaluate(select, id);
        // Waits for the same event as Storybook's own test runner, which comes after the interactions of a story
        // (`play`).
        const last = (event: string) =>
          page.evaluate((one) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.last(one), event);
        await expect.poll(() => last('storyFinished')).toMatchObject([{ storyId: id }]);
        expect(await last('playFunctionThrewException')).toBeUndefined();
        await expectAccessible(page, undefined, false);
      });
    }
  });
}

function select(storyId: string): void {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId });
}
