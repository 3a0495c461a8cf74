import { paths } from '@lawyers/domain';
import { watchPolicy } from '../checks/watch-policy';
import { pagesWithForm } from '../visitor/addresses';
import { createVisitor } from '../visitor/form-fixtures';
import { heroOf } from '../visitor/hero';
import { fillContact, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { pageElements } from '../visitor/page-elements';
import { expect, test } from '../visitor/test';

for (const address of pagesWithForm) {
  test(`${address} causes no policy violation during hydration, and no style rule is lost or duplicated`, async ({
    page,
  }) => {
    const problems = await watchPolicy(page);
    await openHydrated(page, address);
    const elements = await pageElements(page.request, address);
    const styles = elements.filter(({ tagName }) => tagName === 'style');
    const { sent, present } = await page.evaluate(
      (css) => {
        const rulesOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map((rule) => rule.cssText);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        return { sent: rulesOf(sheet), present: [...document.styleSheets].flatMap(rulesOf) };
      },
      styles.map(({ text }) => text).join(''),
    );
    expect(sent.length).toBeGreaterThan(50);
    expect(sent.filter((rule) => !present.includes(rule))).toEqual([]);
    expect(duplicatesIn(present)).toEqual(duplicatesIn(sent));
    expect(await problems()).toEqual([]);
  });
}

function duplicatesIn(rules: readonly string[]): readonly string[] {
  return rules.filter((rule, index) => rules.indexOf(rule) !== index);
}

test('the toast, errors, and sending cause no policy violation, and the toast is centered below the header', async ({
  page,
}) => {
  const problems = await watchPolicy(page);
  await openHydrated(page, paths.home);
  const hero = heroOf(page);
  await hero.find.click();
  const { width } = page.viewportSize()!;
  const header = (await page.getByRole('banner').boundingBox())!;
  await expect(async () => {
    const box = (await hero.toast.boundingBox())!;
    expect(Math.round(box.x + box.width / 2 - width / 2)).toBe(0);
    expect(box.y).toBeGreaterThanOrEqual(header.height);
    expect(box.y).toBeLessThan(header.height + 40);
  }).toPass();
  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await fillContact(page, createVisitor(), 'Sex Assault');
  await send(page);
  await confirmedReference(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await problems()).toEqual([]);
});

test('the policy blocks inline scripts, style attributes, parsed markup, and other hosts', async ({
  page,
}) => {
  const problems = await watchPolicy(page);
  await page.goto(paths.about, { waitUntil: 'networkidle' });
  const outcome = await page.evaluate(async () => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'accepted';
      } catch {
        return 'refused';
      }
    };
    const script = document.createElement('script');
    document.body.setAttribute('style', 'margin-top: 7px');
    return {
      script: attempt(() => (script.textContent = 'document.title = "broken"')),
      markup: attempt(() => (document.body.innerHTML += '<p>parsed</p>')),
      otherHost: await fetch('https://example.com/').then(
        () => 'accepted',
        () => 'refused',
      ),
    };
  });
  expect(outcome).toEqual({ script: 'refused', markup: 'refused', otherHost: 'refused' });
  await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
  const seen = (await problems()).join('\n');
  for (const directive of ['style-src-attr', 'require-trusted-types-for', 'connect-src']) {
    expect(seen).toContain(directive);
  }
});

test('the policy blocks an inline script in the HTML', async ({ page }) => {
  const problems = await watchPolicy(page);
  await page.route(`**${paths.about}`, async (route) => {
    const answer = await route.fetch();
    const script = '<script>document.title = "broken"</script>';
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('</head>', `${script}</head>`),
    });
  });
  await page.goto(paths.about);
  expect(await page.title()).not.toBe('broken');
  expect((await problems()).join('\n')).toContain('script-src-elem: inline');
});
