import { paths } from '@lawyers/domain';
import { expect, test } from './test';

test.use({ dark: true });

test('the page shows light text on a dark background when the visitor prefers dark', async ({
  visitor,
}) => {
  for (const path of [paths.home, paths.contact]) {
    await visitor.open(path);
    const { background, text } = await visitor.window.call(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      // A canvas parses every color notation.
      const context = document.createElement('canvas').getContext('2d')!;
      const [background, text] = [backgroundColor, color].map((style) => {
        context.fillStyle = style;
        context.fillRect(0, 0, 1, 1);
        return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
      });
      return { background: background!, text: text! };
    });
    expect(background, path).toBeLessThan(80);
    expect(text, path).toBeGreaterThan(180);
  }
});
