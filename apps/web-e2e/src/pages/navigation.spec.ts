import type { Locator } from '@playwright/test';
import { paths, servedStates, site } from '@lawyers/domain';
import { pageWidth } from '../checks/page-width';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const headerLinks = [
  ['Home', paths.home, paths.home],
  ['Blogs', paths.blog, paths.blogPage(1)],
  ['About Us', paths.about, paths.about],
  ['Services', paths.terms, paths.terms],
  ['Contact Us', paths.contact, paths.contact],
] as const;

function isUnderlined(link: Locator): Promise<boolean> {
  return link.evaluate((element) => getComputedStyle(element).textDecorationLine === 'underline');
}

test('every header link opens its page, and only the current one is underlined', async ({
  page,
}) => {
  await page.goto(paths.confirm);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(headerLinks.map(([label]) => label));
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  for (const [label, , address] of headerLinks) {
    await links.getByText(label, { exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Moves the mouse off the links, because hovering underlines them.
    await page.mouse.move(0, 400);
    for (const [other] of headerLinks) {
      const link = links.getByText(other, { exact: true });
      await (other === label
        ? expect(link).toHaveAttribute('aria-current', 'page')
        : expect(link).not.toHaveAttribute('aria-current'));
      await expect.poll(() => isUnderlined(link)).toBe(other === label);
    }
  }
});

for (const brand of ['Attorneys', 'Incomprehensibilities']) {
  test(`the header with the brand "${brand}" fits in 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(paths.about);
    const link = page.getByRole('banner').getByRole('link', { name: site.brand, exact: true });
    await link.evaluate((element, text) => element.lastChild?.replaceWith(text), brand);
    expect(await page.evaluate(pageWidth)).toBe(320);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
  });
}

test('the footer shows the states, the phone number, the social links, the disclosure, and the year', async ({
  page,
}) => {
  await page.goto(paths.about);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: sandboxSite.phone })).toHaveAttribute(
    'href',
    'tel:2025550100',
  );
  for (const { name, url } of site.social) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
  }
  const states = footer.getByRole('navigation', { name: 'States' });
  await states.locator('summary').click();
  await expect(states.getByRole('link')).toHaveText([...servedStates(site.statesServed)]);
  await expect(footer).toContainText(site.disclosure);
  await expect(footer).toContainText(`${site.copyrightYear}`);
});

for (const path of [paths.home, paths.about]) {
  test(`the links of ${path} are in a menu on a small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(menu).toBeHidden();

    await open.click();
    await expect(menu.getByRole('link')).toContainText([
      ...headerLinks.map(([label]) => label),
      sandboxSite.phone,
      'Call 911',
      'Help lines',
    ]);
    await page.mouse.click(20, 700);
    await expect(menu).toBeHidden();

    await open.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page).toHaveURL(path);

    await open.click();
    await menu.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(paths.contact);
  });
}
