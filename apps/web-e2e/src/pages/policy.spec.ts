import { paths } from '@lawyers/domain';
import { watchPrivacy } from '../checks/privacy-traces';
import { expect, test } from '../visitor/test';

// The Content Security Policy as a server sends it and a browser applies it. The unit tests of tools/hosting cover each
// directive.
test('the policy blocks inline scripts, style attributes, parsed markup, and other hosts', async ({
  page,
  context,
}) => {
  const { problems } = await watchPrivacy(context);
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
  const seen = problems.join('\n');
  for (const directive of ['style-src-attr', 'require-trusted-types-for', 'connect-src']) {
    expect(seen).toContain(directive);
  }
});
