import { caseInquiryForm, intakeHref, paths, site } from '@lawyers/domain';
import type { Locator, Page } from '@playwright/test';
import { onlyMessageOf } from './inbox';
import { expect, test } from './journey';
import { confirmedReference } from './reference';
import { answer, aVisitor, field, mailForm, openReady, ready } from './visitor';

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Goes on from stop to stop until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 40 && !(await isFocused(target)); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('from home to the confirmation and back with the keyboard alone', async ({ page }) => {
  const visitor = aVisitor();
  const { keyboard } = page;
  await openReady(page, paths.home);
  await tabTo(page, page.getByRole('radio', { name: 'Sex Assault', exact: true }));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Sex Exploitation', exact: true })).toBeFocused();
  await tabTo(page, page.locator('form').first().getByLabel('Zip code', { exact: true }));
  await keyboard.type('90210');
  await keyboard.press('Enter');

  await expect(page).toHaveURL(intakeHref('Sex Exploitation', '90210'));
  await ready(page);
  await expect(page.getByText('Sex Exploitation · ZIP 90210')).toBeVisible();
  for (const row of ['user', 'email', 'phone_number'] as const) {
    await tabTo(page, field(page, caseInquiryForm[row].label));
    await keyboard.type(visitor[row]);
  }
  await tabTo(page, field(page, caseInquiryForm.period.label));
  await keyboard.press('ArrowDown');
  await tabTo(page, field(page, caseInquiryForm.stay.label));
  await keyboard.press('End');
  await tabTo(page, answer(page, caseInquiryForm.medical.label, 'Yes'));
  await keyboard.press('ArrowRight');
  await tabTo(page, field(page, caseInquiryForm.message.label));
  await keyboard.type('A few words.');
  await tabTo(page, mailForm(page).getByRole('button', { name: 'Send', exact: true }));
  await keyboard.press('Enter');

  const ref = await confirmedReference(page);
  expect((await onlyMessageOf(ref)).parameters).toMatchObject({
    accidentId: 'Sex Exploitation',
    zipCode: '90210',
    from_name: visitor.user,
    email: visitor.email,
    phone_number: visitor.phone_number,
    period: 'Less than 2 Year',
    stay_label: 'Other',
    medical: 'No',
    message: 'A few words.',
  });
  await tabTo(page, page.getByRole('link', { name: 'Go to Home' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(paths.home);
});

test('the links of the error summary lead on with the keyboard', async ({ page }) => {
  await openReady(page, intakeHref('Sex Exploitation', '90210'));
  await tabTo(page, mailForm(page).getByRole('button', { name: 'Send', exact: true }));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, caseInquiryForm.user.label)).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`the first stops are the way past, the way out and the brand at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.about);
    const banner = page.getByRole('banner');
    for (const stop of [
      page.getByRole('link', { name: 'Skip to content' }),
      banner.getByRole('link', { name: 'Exit this site' }),
      banner.getByRole('link', { name: site.brand, exact: true }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
      await expect(stop).toBeInViewport({ ratio: 1 });
    }
  });
}

test('the way past leads into the content', async ({ page }) => {
  await page.goto(paths.about);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

/**
 * Whether the focus has come to `end`, and what has it if nothing of that can be seen: something else lies on its
 * corners and its middle, such as the header that stays in place.
 */
async function lookAtFocus(end: Locator): Promise<{ atEnd: boolean; hidden: string | undefined }> {
  return end.evaluate((last) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { atEnd: false, hidden: undefined };
    // A radio button without a face of its own is shown by its label.
    const shown = focused.matches('input[type="radio"]') ? focused.closest('label')! : focused;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const;
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (shown.contains(there) || there.contains(shown));
    });
    return {
      atEnd: focused === last,
      hidden: isSeen ? undefined : `${shown.outerHTML.slice(0, 120)} at ${top} to ${bottom}`,
    };
  });
}

for (const [path, size] of [
  [paths.home, { width: 1280, height: 720 }],
  [paths.home, { width: 390, height: 700 }],
  [paths.article(11), { width: 1280, height: 500 }],
] as const) {
  test(`on ${path} the focus never hides, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await (path === paths.home ? openReady(page, path) : page.goto(path));
    const lastLink = page.getByRole('contentinfo').getByRole('link').last();
    const firstLink = page.getByRole('link', { name: 'Skip to content' });
    let stops = 0;
    for (const [key, end] of [
      ['Tab', lastLink],
      ['Shift+Tab', firstLink],
    ] as const) {
      for (let atEnd = false; !atEnd && stops < 400; stops += 1) {
        await page.keyboard.press(key);
        const look = await lookAtFocus(end);
        atEnd = look.atEnd;
        if (!look.hidden) continue;
        // A carousel may still be gliding to where the focus is.
        const later = async () => (await lookAtFocus(end)).hidden;
        await expect.poll(later, `stop ${stops}`).toBeUndefined();
      }
      await expect(end).toBeFocused();
    }
    expect(stops).toBeGreaterThan(100);
  });
}
