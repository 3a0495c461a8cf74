import { paths } from '@lawyers/domain';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from './test';

// The other tests of this folder expect no violation of the Content Security Policy. They notice one only if the
// browser's driver reports it.
test('a violation of the Content Security Policy is among the problems of a window', async ({
  engine,
}) => {
  const window = await engine.openWindow();
  await window.open(new URL(paths.about, sandboxSite.url).href);
  expect(window.problems()).toEqual([]);

  await window.call(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  });

  const problems = () => window.problems().join('\n');
  await expect.poll(problems).toMatch(/content.security.policy/i);
  await window.close();
});
