import { intakeHref, languages, paths, type Language } from '@lawyers/domain';
import { expectFirstScreen, expectMenu, expectMenuToClose } from './phone';
import { expect, test } from './test';

for (const language of Object.keys(languages) as Language[]) {
  test(`the first screen of a small phone has the form, and nothing shifts (${language})`, async ({
    visitor,
  }) => {
    await expectFirstScreen(visitor, language);
    await visitor.hydrate();
    // Only Chromium measures shifts.
    expect(await visitor.window.call(sumOfShifts)).toBe(0);
  });

  test(`the menu of a small phone opens and closes (${language})`, async ({ visitor }) => {
    await expectMenu(visitor, language);
    await visitor.open(paths.about);
    await expectMenuToClose(visitor);
  });
}

test('no chosen answer has a color of the browser', async ({ visitor }) => {
  await visitor.open(intakeHref('Partner Violence', '90210'));
  const styles = await visitor.window.call(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].map((radio) => {
      const { accentColor, appearance } = getComputedStyle(radio);
      return appearance === 'none' || (accentColor !== undefined && accentColor !== 'auto');
    }),
  );
  expect(styles.length).toBeGreaterThan(0);
  expect(styles).not.toContain(false);
});

function sumOfShifts(): Promise<number> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) resolve(0);
    const observer = new PerformanceObserver((list) => {
      const values = list
        .getEntries()
        .map((entry) => (entry as unknown as { value: number }).value);
      resolve(values.reduce((sum, value) => sum + value, 0));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Without any shift the observer never calls back.
    requestAnimationFrame(() => setTimeout(() => resolve(0)));
  });
}
