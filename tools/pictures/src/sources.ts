import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { articleFolders } from '@lawyers/blog-content';
import { encoding } from './encoding';
import { shareHtml, shareParts } from './share-picture';
import { sizesOf } from './sizes';

/** A source, which is a drawing or a bitmap in the repository, and the files to make from it. */
export type Picture = ReturnType<typeof picturesIn>[number];

/** The pictures of all articles and of the site itself. */
export function findPictures(root: string): readonly Picture[] {
  const [site, published] = [join(root, 'apps/web/app/pictures'), join(root, 'apps/web/public')];
  const ofArticles = articleFolders().flatMap(({ path }) => picturesIn(path));
  return [...ofArticles, ...picturesIn(site, published, join(published, 'favicon.svg'))];
}

/**
 * The pictures whose sources are in a folder.
 * @param published The folder for files with fixed names.
 * @param more The path of one more source.
 * @throws Error with the path of a source that no page shows, or of a second source of the same picture.
 */
export function picturesIn(folder: string, published = join(folder, 'pictures'), more = '') {
  const sources = new Map<string, string>();
  for (const source of [...readdirSync(folder).map((file) => join(folder, file)), more]) {
    const [, name] = /^([a-z0-9-]+(?:\.dusk)?)\.(?:svg|png|jpe?g)$/.exec(basename(source)) ?? [];
    if (!name) continue;
    const other = sources.get(name);
    if (other) throw new Error(`${source}: ${other} is the same picture. Delete one of them.`);
    sources.set(name, source);
  }
  // Without a picture `share`, the article's share picture, which other sites show beside a link to it, shows the
  // middle of its cover.
  const cover = sources.get('cover');
  if (cover && !sources.has('share')) sources.set('share', cover);

  const file = join(folder, 'pictures/made-from.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const record: Record<string, string> = JSON.parse(text);
  return [...sources].map(([name, source]) => {
    const sizes = sizesOf(name);
    if (!sizes) throw new Error(`${source}: no page shows "${name}". Delete the file.`);
    const { shape, avif = {}, webp = {}, named = {} } = sizes;
    const made = { shape, avif, webp, named, words: name === 'share' ? shareHtml(folder) : '' };
    const width = Math.max(...Object.keys({ ...avif, ...webp, ...named }).map(Number));
    const content = readFileSync(source, 'base64') + JSON.stringify([made, howMade(made)]);
    const now = hash('sha256', content, 'base64url').slice(0, 12);
    // Whether the committed files were made from the current source, sizes, and words, and as they would be made now.
    const isCurrent = record[name] === now;
    const recordSource = () => {
      record[name] = now;
      writeFileSync(file, `${JSON.stringify(record, Object.keys(record).sort(), 2)}\n`);
    };
    return { ...made, name, source, folder, published, width, isCurrent, recordSource };
  });
}

/**
 * What all pictures of a kind are made with: share pictures, which have words, with an encoding, a font, and a panel
 * behind the words; all other pictures with an encoding. It is part of each picture's hash, so when it changes, all
 * pictures of that kind are outdated.
 */
function howMade({ words }: { readonly words: string }): unknown {
  const { share, ...others } = encoding;
  return words ? [share, ...shareParts()] : others;
}

/** SVG elements that a source may not contain, and what to do instead. */
const refused: Readonly<Record<string, string>> = {
  script: 'Remove the script',
  image: 'Save a drawing with a bitmap as PNG or JPEG',
  text: 'Convert the text to paths, since fonts differ between machines',
  foreignObject: 'Draw with SVG alone',
};

/** Problems of a source as messages, each with its path and what to do. */
export async function faultsOf({ source, width, shape }: Picture): Promise<readonly string[]> {
  const height = Math.round(width / shape);
  const size = await sharp(source)
    .metadata()
    .catch(() => undefined);
  if (!size) return [`${source}: is no picture that sharp can read. Save it again.`];
  if (size.format !== 'svg') {
    const fault = `${source}: has ${size.width} × ${size.height} px. Save it with at least ${width} × ${height} px.`;
    return size.width < width || size.height < height ? [fault] : [];
  }
  const { children } = parseDocument(readFileSync(source, 'utf8'), { xmlMode: true });
  return DomUtils.findAll(() => true, children).flatMap(({ name, attribs }, at) => [
    ...(at === 0 && !attribs['viewBox'] ? [`${source}: has no viewBox. Set one.`] : []),
    ...(refused[name] ? [`${source}: contains <${name}>. ${refused[name]}.`] : []),
    ...Object.keys(attribs)
      .filter((key) => key.startsWith('on'))
      .map((key) => `${source}: contains a script in "${key}". Remove it.`),
  ]);
}
