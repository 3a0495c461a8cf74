import type { Locator, Page } from '@playwright/test';
import {
  intakeHref,
  intakeParameters,
  invalidZipMessage,
  issueTypes,
  paths,
} from '@lawyers/domain';
import { heroOf } from '../visitor/hero';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

const issueNames = issueTypes.map(({ name }) => name);

async function expectSelected(page: Page, name: string): Promise<void> {
  const { picture, pictures, dropdown } = heroOf(page);
  await expect(picture(name)).toBeChecked();
  await expect(pictures.and(page.locator(':checked'))).toHaveCount(1);
  await expect(dropdown).toHaveValue(name);
}

/** The computed CSS filter of every picture, in the order of the issues. */
function filters(pictures: Locator): Promise<string[]> {
  return pictures.evaluateAll((radios) =>
    radios.map((radio) => getComputedStyle(radio.closest('label')!.querySelector('svg')!).filter),
  );
}

test('the first issue is selected by default, and the six are in order', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { pictures, dropdown } = heroOf(page);
  await expect(pictures).toHaveCount(issueNames.length);
  expect(
    await pictures.evaluateAll((all: HTMLInputElement[]) => all.map((one) => one.value)),
  ).toEqual(issueNames);
  await expect(dropdown.getByRole('option')).toHaveText([...issueNames]);
  await expectSelected(page, issueNames[0]!);
});

test('pictures and dropdown select the same issue', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { tile, dropdown } = heroOf(page);
  for (const name of [...issueNames].reverse()) {
    await tile(name).click();
    await expectSelected(page, name);
  }
  for (const name of issueNames) {
    await dropdown.selectOption(name);
    await expectSelected(page, name);
  }
});

test('arrow keys change pictures and dropdown together', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { picture, dropdown } = heroOf(page);
  await picture(issueNames[0]!).focus();
  await page.keyboard.press('ArrowRight');
  await expectSelected(page, issueNames[1]!);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSelected(page, issueNames[5]!);
  await dropdown.focus();
  await page.keyboard.press('ArrowUp');
  await expectSelected(page, issueNames[4]!);
});

test('only the selected picture is in color', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { pictures, tile } = heroOf(page);
  for (const index of [0, 3]) {
    await tile(issueNames[index]!).click();
    const expected = issueNames.map((_, at) => (at === index ? 'none' : 'grayscale(1)'));
    await expect.poll(() => filters(pictures)).toEqual(expected);
  }
});

// The component's tests have every invalid zip code.
test('an invalid zip code shows an error at its field and a toast', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { zip, find, error, toast } = heroOf(page);
  await zip.fill('9021');
  await find.click();
  await expect(toast).toBeVisible();
  await expect(error).toHaveCount(1);
  await expect(error).toHaveText(invalidZipMessage);
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await expect(zip).toHaveAccessibleDescription(invalidZipMessage);
  await expect(zip).toBeFocused();
  await expect(zip).toHaveValue('9021');
  await expect(page).toHaveURL(paths.home);
});

test('a corrected zip code opens the intake form with issue and zip code in the URL', async ({
  page,
}) => {
  await openHydrated(page, paths.home);
  const { zip, tile } = heroOf(page);
  await tile('Digital Sex Abuse').click();
  await zip.fill('123');
  await zip.press('Enter');
  await expect(zip).toHaveAccessibleDescription(invalidZipMessage);
  await zip.fill(' 90210\t');
  await zip.press('Enter');
  await expect(page).toHaveURL(intakeHref('Digital Sex Abuse', '90210'));
  expect([...new URL(page.url()).searchParams]).toEqual([
    [intakeParameters.issue, 'Digital Sex Abuse'],
    [intakeParameters.zip, '90210'],
  ]);
  await expect(page.getByText('Digital Sex Abuse · ZIP 90210')).toBeVisible();
});

test('the form keeps its error and its values when the toast cannot be loaded', async ({
  page,
}) => {
  const blocked: string[] = [];
  await page.route('**/toast-*.js', (route) => {
    blocked.push(route.request().url());
    return route.abort();
  });
  await openHydrated(page, paths.home);
  const { zip, find, error, tile } = heroOf(page);
  await tile('Digital Sex Abuse').click();
  await zip.fill('9021');
  await find.click();
  await expect.poll(() => blocked).not.toEqual([]);
  await expect(error).toHaveText(invalidZipMessage);
  await expect(zip).toHaveValue('9021');
  await zip.fill('90210');
  await find.click();
  await expect(page).toHaveURL(intakeHref('Digital Sex Abuse', '90210'));
});
