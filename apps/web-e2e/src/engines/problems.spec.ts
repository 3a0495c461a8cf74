import { paths } from '@lawyers/domain';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from './test';

// All other tests of this folder expect that a window had no problems. That shows nothing unless the browser's driver
// reports problems.
test('an exception, a console error, and a violation of the security policy are problems of a window', async ({
  engine,
}) => {
  const window = await engine.openWindow();
  try {
    await window.open(new URL(paths.about, sandboxSite.url).href);
    expect(window.problems()).toEqual([]);

    await window.call(() => {
      setTimeout(() => {
        throw new Error('planted exception');
      });
      console.error('planted console error');
      const style = document.createElement('style');
      style.textContent = 'p { color: red }';
      document.head.append(style);
    });

    const problems = () => window.problems().join('\n');
    for (const expected of [/planted exception/, /planted console/, /content.security.policy/i])
      await expect.poll(problems).toMatch(expected);
  } finally {
    await window.close();
  }
});
