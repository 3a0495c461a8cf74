// This `test` is Playwright's own, which does not fail on thrown errors, unlike that of `visitor/test.ts`: a translated
// page causes a hydration mismatch, which React reports as an error.
import { expect, test } from '@playwright/test';
import { inputName, intakeForm, intakeHref, issueNames, paths } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { createAnswers, typedFields } from '../visitor/form-fixtures';
import { onlyMessageFrom, setFault } from '../visitor/inbox';
import { mailForm } from '../visitor/mail-form';
import { openHydrated, hydrate } from '../visitor/open';

/**
 * Imitates Chrome's translation: wraps the texts of the page, including those added later, in two `font` elements each.
 * The text of an `option` is changed in place, because HTML allows only text there.
 */
function translate(): void {
  const translateTexts = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.data.trim() || parent?.closest('font, script, style, textarea')) continue;
      if (parent?.matches('option')) {
        if (!text.data.startsWith('es: ')) text.data = `es: ${text.data}`;
        continue;
      }
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).append(`es: ${text.data}`);
      text.replaceWith(outer);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    translateTexts();
    new MutationObserver(translateTexts).observe(document.body, { childList: true, subtree: true });
  });
}

test.beforeEach(({ page }) => page.addInitScript(translate));

test('translated pages handle an invalid zip code, a refused message, and Try again', async ({
  page,
}) => {
  const answers = createAnswers();
  await openHydrated(page, paths.home);
  const hero = page.locator('form').first();
  await hero.locator('select').selectOption({ index: 2 });
  await hero.locator('[type="submit"]').click();
  await expect(hero.locator('[role="alert"]')).not.toBeEmpty();
  await hero.locator('input[type="text"]').fill(servedZip);
  await hero.locator('[type="submit"]').click();
  await expect(page).toHaveURL(intakeHref(issueNames[2]!, servedZip));
  await hydrate(page);
  await setFault({ kind: 'status', status: 400, email: answers.email });
  const form = mailForm(page);
  for (const key of typedFields)
    await form.locator(`[name="${inputName(key, intakeForm[key])}"]`).fill(answers[key]);
  await form.locator('[type="submit"]').last().click();
  const panel = page.locator(':focus:has(> [role="alert"])');
  await expect(panel).toHaveCount(1);
  await panel.locator('[type="submit"]').click();
  await expect(page).toHaveURL(paths.confirm);
  const { parameters } = await onlyMessageFrom(answers.email);
  expect(parameters).toMatchObject({ accidentId: issueNames[2], zipCode: servedZip });
});
