import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { transform } from 'lightningcss';
import { compressAll, elementsOf } from '@lawyers/hosting';
import { serveBuild, type Served } from './served-build';

type Element = ReturnType<typeof DomUtils.findAll>[number];

/**
 * The page without fonts, pictures, and scripts: the fastest that its HTML allows. Inline SVG stays, because it is part
 * of the HTML.
 * @param picture The address of a picture to keep, with its other sizes and formats.
 */
export function asPaper(html: string, picture?: string): string {
  const page = parseDocument(html);
  const all = DomUtils.findAll(() => true, page.children);
  const kept = picture
    ? all.find((one) => isPicture(one) && DomUtils.getOuterHTML(one).includes(picture))
    : undefined;
  const keptToo = kept ? DomUtils.findAll(() => true, kept.children) : [];
  for (const element of all) {
    const { name, attribs } = element;
    const preload = attribs['rel'] === 'preload' ? attribs['as'] : undefined;
    const removed =
      name === 'script' ||
      ['icon', 'modulepreload'].includes(`${attribs['rel']}`) ||
      preload === 'font' ||
      (preload === 'image' && !kept) ||
      (isPicture(element) && element !== kept && !keptToo.includes(element));
    if (removed) DomUtils.removeElement(element);
    const [css] = element.children;
    if (name === 'style' && css && 'data' in css) css.data = withoutFontFaces(css.data);
  }
  return DomUtils.getOuterHTML(page);
}

function withoutFontFaces(css: string): string {
  const visitor = { Rule: { 'font-face': () => [] } };
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor,
  }).code.toString();
}

function isPicture({ name }: Element): boolean {
  return name === 'picture' || name === 'img';
}

/**
 * Serves a copy of the build whose pages at `paths` are paper. Closing deletes the copy.
 * @param pictures The picture to keep, by path.
 */
export async function servePaper(
  build: string,
  paths: readonly string[],
  pictures: ReadonlyMap<string, string> = new Map(),
): Promise<Served> {
  const copy = await mkdtemp(join(tmpdir(), 'paper-'));
  await cp(build, copy, { recursive: true });
  let headers = await readFile(join(build, 'headers.json'), 'utf8');
  const files = paths.map((path) => ({ path, file: join(copy, 'client', path, 'index.html') }));
  for (const { path, file } of files) {
    const before = await readFile(file, 'utf8');
    const after = asPaper(before, pictures.get(path));
    // The policy would block a changed style.
    const allowed = styleHashes(after);
    styleHashes(before).forEach((hash, index) => {
      headers = headers.replaceAll(hash, allowed[index] ?? hash);
    });
    await writeFile(file, after);
  }
  await writeFile(join(copy, 'headers.json'), headers);
  await compressAll(files.map(({ file }) => file));
  const site = await serveBuild(copy);
  return {
    url: site.url,
    async close() {
      await site.close();
      await rm(copy, { recursive: true });
    },
  };
}

function styleHashes(html: string): readonly string[] {
  return elementsOf(html)
    .filter(({ tagName }) => tagName === 'style')
    .map(({ text }) => createHash('sha256').update(text).digest('base64'));
}
