import {
  intakeHref,
  intakeParameters,
  invalidZipMessage,
  issueNames,
  paths,
} from '@lawyers/domain';
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

function hero(page: Page) {
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Find Lawyer' }) });
  return {
    pictures: form.getByRole('radio'),
    picture: (name: string) => form.getByRole('radio', { name, exact: true }),
    tile: (name: string) => form.locator('label').filter({ hasText: name }),
    dropdown: form.getByLabel('Issue', { exact: true }),
    zip: form.getByLabel('Zip code', { exact: true }),
    find: form.getByRole('button', { name: 'Find Lawyer' }),
    error: form.getByRole('alert'),
    // The toast keeps silent because the inline error already speaks.
    toast: page.locator('[aria-live="off"]').getByText(invalidZipMessage, { exact: true }),
  };
}

async function expectChosen(page: Page, name: string): Promise<void> {
  const { picture, pictures, dropdown } = hero(page);
  await expect(picture(name)).toBeChecked();
  await expect(pictures.and(page.locator(':checked'))).toHaveCount(1);
  await expect(dropdown).toHaveValue(name);
}

/** The colours of every picture: what the browser really paints with, in the order of the issues. */
function filters(pictures: Locator): Promise<string[]> {
  return pictures.evaluateAll((radios) =>
    radios.map((radio) => getComputedStyle(radio.closest('label')!.querySelector('svg')!).filter),
  );
}

test('the first issue is chosen at first, and the six stand in order', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { pictures, dropdown } = hero(page);
  await expect(pictures).toHaveCount(issueNames.length);
  expect(
    await pictures.evaluateAll((all: HTMLInputElement[]) => all.map((one) => one.value)),
  ).toEqual(issueNames);
  await expect(dropdown.getByRole('option')).toHaveText([...issueNames]);
  await expectChosen(page, issueNames[0]!);
});

test('a click on a picture moves the dropdown, and the dropdown moves the pictures', async ({
  page,
}) => {
  await openHydrated(page, paths.home);
  const { tile, dropdown } = hero(page);
  for (const name of [...issueNames].reverse()) {
    await tile(name).click();
    await expectChosen(page, name);
  }
  for (const name of issueNames) {
    await dropdown.selectOption(name);
    await expectChosen(page, name);
  }
});

test('arrow keys move both', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { picture, dropdown } = hero(page);
  await picture(issueNames[0]!).focus();
  await page.keyboard.press('ArrowRight');
  await expectChosen(page, issueNames[1]!);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectChosen(page, issueNames[5]!);
  await dropdown.focus();
  await page.keyboard.press('ArrowUp');
  await expectChosen(page, issueNames[4]!);
});

test('only the chosen picture has its colours', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { pictures, tile } = hero(page);
  for (const index of [0, 3]) {
    await tile(issueNames[index]!).click();
    const expected = issueNames.map((_, at) => (at === index ? 'none' : 'grayscale(1)'));
    await expect.poll(() => filters(pictures)).toEqual(expected);
  }
});

const badZips = {
  'four digits': '9021',
  'six digits': '902101',
  letters: '9021O',
  'fullwidth digits': '９０２１０',
  nothing: '',
};

for (const [what, typed] of Object.entries(badZips)) {
  test(`a zip code of ${what} is refused where it stands`, async ({ page }) => {
    await openHydrated(page, paths.home);
    const { zip, find, error, toast } = hero(page);
    await zip.fill(typed);
    await find.click();
    await expect(toast).toBeVisible();
    await expect(error).toHaveText(invalidZipMessage);
    await expect(zip).toHaveAttribute('aria-invalid', 'true');
    await expect(zip).toHaveAccessibleDescription(invalidZipMessage);
    await expect(zip).toBeFocused();
    await expect(zip).toHaveValue(typed);
    await expect(page).toHaveURL(paths.home);
  });
}

test('a refused zip code can be put right', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { zip, tile } = hero(page);
  await tile('Digital Sex Abuse').click();
  await zip.fill('123');
  await zip.press('Enter');
  await expect(zip).toHaveAccessibleDescription(invalidZipMessage);
  await zip.fill('90210');
  await zip.press('Enter');
  await expect(page).toHaveURL(intakeHref('Digital Sex Abuse', '90210'));
});

test('a toast that cannot be loaded leaves the form, its error and all that was typed', async ({
  page,
}) => {
  const tried: string[] = [];
  await page.route('**/toast-*.js', (route) => {
    tried.push(route.request().url());
    return route.abort();
  });
  await openHydrated(page, paths.home);
  const { zip, find, error, tile } = hero(page);
  await tile('Digital Sex Abuse').click();
  await zip.fill('9021');
  await find.click();
  await expect.poll(() => tried).not.toEqual([]);
  await expect(error).toHaveText(invalidZipMessage);
  await expect(zip).toHaveValue('9021');
  await zip.fill('90210');
  await find.click();
  await expect(page).toHaveURL(intakeHref('Digital Sex Abuse', '90210'));
});

test('every issue leads to the intake form, with the zip code', async ({ page }) => {
  for (const name of issueNames) {
    await openHydrated(page, paths.home);
    const { zip, find, tile } = hero(page);
    await tile(name).click();
    await zip.fill('00501');
    await find.click();
    await expect(page).toHaveURL(intakeHref(name, '00501'));
    expect([...new URL(page.url()).searchParams]).toEqual([
      [intakeParameters.issue, name],
      [intakeParameters.zip, '00501'],
    ]);
    await expect(page.getByText(`${name} · ZIP 00501`)).toBeVisible();
  }
});

test('spaces pasted with the zip code are dropped', async ({ page }) => {
  for (const pasted of [' 90210', '90210 ', '9 0 2 1 0', '\t90210']) {
    await openHydrated(page, paths.home);
    const { zip, find } = hero(page);
    await zip.fill(pasted);
    await find.click();
    await expect(page).toHaveURL(intakeHref(issueNames[0]!, '90210'));
  }
});
