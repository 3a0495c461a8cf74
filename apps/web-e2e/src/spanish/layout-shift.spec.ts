import { paths } from '@lawyers/domain';
import { expectStableWhileParsed } from '../checks/partial-page';
import { test } from '../visitor/test';

// Not the pages with a mail form: the Spanish links and lines of help above it wrap once their ends are parsed, and
// then move by half a line, since the strip is as high for every issue.
test('pages can be painted before they are parsed to the end', async ({ page }) => {
  await expectStableWhileParsed(page, [paths.home, paths.blogPage(1), paths.article(1)]);
});
