import { paths } from '@lawyers/domain';
import { expect, test } from './test';

test.use({ dark: true });

test('who prefers dark gets light text on a dark page', async ({ visitor }) => {
  for (const path of [paths.home, paths.contact]) {
    await visitor.open(path);
    const { paper, ink } = await visitor.window.call(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      // A canvas knows every notation of a color.
      const pen = document.createElement('canvas').getContext('2d')!;
      const [paper, ink] = [backgroundColor, color].map((style) => {
        pen.fillStyle = style;
        pen.fillRect(0, 0, 1, 1);
        return Math.max(...pen.getImageData(0, 0, 1, 1).data.slice(0, 3));
      });
      return { paper: paper!, ink: ink! };
    });
    expect(paper, path).toBeLessThan(80);
    expect(ink, path).toBeGreaterThan(180);
  }
});
