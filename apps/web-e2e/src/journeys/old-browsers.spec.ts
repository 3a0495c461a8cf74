import { expect, test } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { fillContact, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { sandboxSite } from '../visitor/sandbox-site';

// Without the check for script errors: this test provokes one.
test('a browser too old for the validation script, which throws, posts the form', async ({
  page,
}) => {
  await openHydrated(page, paths.contact);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await page.evaluate(() => Reflect.deleteProperty(Object, 'fromEntries'));
  await send(page);
  await expect(page).toHaveURL(sandboxSite.formPost);
});
