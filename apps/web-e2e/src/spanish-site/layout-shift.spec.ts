import { paths } from '@lawyers/domain';
import { expectStableWhileParsed } from '../checks/partial-page';
import { test } from '../visitor/test';

// Spanish links of help wrap on a phone, and the strip of help above a mail form wraps everywhere. Both then move once, so
// neither is checked here (decision 5).
test('pages can be painted before they are parsed to the end', async ({ page }) => {
  await expectStableWhileParsed(
    page,
    [paths.home, paths.blogPage(1), paths.article(1)],
    [768, 1440],
  );
});
