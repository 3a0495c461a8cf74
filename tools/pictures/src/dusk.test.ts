import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const articles = join(__dirname, '../../../libs/blog-content/articles');

/** What the dark scheme makes of a picture that has no version for it (`global-style.ts`). */
const dimmed = 0.8;

/** Of a day, even a dimmed one, it is above 125. */
const brightest = 105;

test.each(readdirSync(articles))('the cover of %s is dark in the dark scheme', async (article) => {
  const file = (name: string) => join(articles, article, 'pictures', `${name}-372.avif`);
  const hasDusk = existsSync(file('cover-dusk'));

  const { channels } = await sharp(file(hasDusk ? 'cover-dusk' : 'cover')).stats();

  const [red, green, blue] = channels.map(({ mean }) => mean);
  const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  expect(luminance * (hasDusk ? 1 : dimmed)).toBeLessThanOrEqual(brightest);
});
