import { paths } from '@lawyers/domain';
import { exitLink, pressKeys } from '../visitor/exit';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const phone = { width: 390, height: 800 };

test('on a small screen the links are in a menu below the header, which a click outside and Escape close', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(paths.home);
  const open = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(menu).toBeHidden();

  await open.click();
  await expect(menu.getByRole('link', { name: sandboxSite.phone })).toBeVisible();
  await exitLink(page).click({ trial: true });
  await page.mouse.click(20, 700);
  await expect(menu).toBeHidden();

  await open.click();
  await expect(menu).toBeVisible();
  await pressKeys(page, 'Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  // The Escape that closed the menu did not count toward Exit.
  const status = page.getByRole('banner').getByRole('status');
  await expect(status).toBeEmpty();
  // Observed from before the press, because a second later the status says that time ran out.
  const said = await status.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => texts.push(element.textContent)).observe(element, changes);
    return texts;
  });
  await pressKeys(page, 'Escape');
  await expect
    .poll(async () => (await said.jsonValue())[0])
    .toBe('Escape, press 1 more time to exit.');

  await open.click();
  await menu.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(paths.contact);
});

test('Back returns to the link in the footer that the visitor followed', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.terms);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await link.click();
  await expect(page).toHaveURL(paths.about);
  await page.goBack();
  await expect(page).toHaveURL(paths.terms);
  await expect(link).toBeInViewport({ ratio: 1 });
});
