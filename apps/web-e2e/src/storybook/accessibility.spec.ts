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
  // No server serves Storybook, because it is not part of the site.
  await page.route(`${address}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({
      body: await readFile(join(storybook, pathname)),
      contentType: contentTypeOf(pathname),
    });
  });
});

// One test for each worker, since Storybook takes longer to load than a story to check.
for (const [half, which] of ['first', 'second'].entries()) {
  test(`the ${which} of each two stories ends without an error, and has no axe violation in either color scheme`, async ({
    page,
  }) => {
    const checked = stories.filter((_, index) => index % 2 === half);
    expect(checked.length).toBeGreaterThan(5);
    for (const [index, { id, title, name }] of checked.entries()) {
      await test.step(`${title}: ${name}`, async () => {
        // Without the addon's own run, since axe cannot run twice at a time.
        if (index === 0)
          await page.goto(`${address}/iframe.html?id=${id}&globals=a11y.manual:!true`);
        // As its sidebar does, in the page that is open.
        else await page.evaluate(select, id);
        // As Storybook's own test runner: also what a story does (`play`) is over.
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
