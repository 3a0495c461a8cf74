import type { Page } from '@playwright/test';
import { intakeHref, site } from '@lawyers/domain';
import { exitLink, fakeExitPage, pressKeys } from '../visitor/exit';
import { createVisitor } from '../visitor/form-fixtures';
import { fillIntake } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';
import { watchPage } from '../visitor/watch-page';

const start = intakeHref('Partner Violence', '90210');

for (const [how, leave] of [
  ['the link', (page: Page) => exitLink(page).click({ noWaitAfter: true })],
  ['Escape twice', pressEscapeTwice],
] as const) {
  test(`${how} announces the exit in Spanish and leaves a neutral Spanish title`, async ({
    page,
  }) => {
    await fakeExitPage(page);
    let arrive = (): void => undefined;
    const arriving = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(`${site.exit}**`, async (route) => {
      await arriving;
      await route.fallback();
    });
    await openHydrated(page, start);
    await fillIntake(page, createVisitor());
    // Escape does not count while a field has the focus.
    await page.getByRole('heading', { level: 1 }).click();
    const left = await watchPage(page, () => ({
      seen: new Promise<object>((resolve) => {
        new MutationObserver(() => {
          const { title } = document;
          const said = document.querySelector('header [role="status"]')?.textContent;
          resolve({ title, said, address: location.pathname + location.search });
        }).observe(document.documentElement, { attributeFilter: ['data-leaving'] });
      }),
    }));
    await leave(page);
    expect(await left()).toEqual({
      title: 'Inicio',
      said: 'Saliendo de este sitio',
      address: '/',
    });
    arrive();
    await expect(page).toHaveURL(site.exit);
  });
}

async function pressEscapeTwice(page: Page): Promise<void> {
  const status = page.getByRole('banner').getByRole('status');
  await page.clock.install();
  await pressKeys(page, 'Escape');
  await expect(status).toHaveText('Escape, oprima 1 vez más para salir.');
  await pressKeys(page, 'Escape');
}
