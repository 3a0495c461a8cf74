import { DomUtils } from 'htmlparser2';
import type { Element } from './html';

/** Device pixels across a phone of 360 CSS px and a density of 2. */
const phone = 720;

/**
 * The addresses of a page's pictures and of its icon: for each picture the smallest file that fills a phone's width,
 * or the largest there is. No phone asks for more, whatever `sizes` says.
 */
export function pagePictures(page: readonly Element[]): readonly string[] {
  const icons = page.filter(({ attribs }) => attribs['rel'] === 'icon');
  const pictures = page.filter(({ name }) => name === 'img').map(pictureOf);
  return [...new Set([...icons.map(({ attribs }) => attribs['href'] ?? ''), ...pictures])];
}

function pictureOf(image: Element): string {
  const parent = DomUtils.getParent(image);
  const sources = parent ? DomUtils.getElementsByTagName('source', parent) : [];
  // Sources for wide screens stand first and have a media condition.
  const source = sources.find(({ attribs }) => !attribs['media']) ?? image;
  const candidates = (source.attribs['srcset'] ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width) }))
    .toSorted((a, b) => a.width - b.width);
  const chosen = candidates.find(({ width }) => width >= phone) ?? candidates.at(-1);
  return chosen?.address || (image.attribs['src'] ?? '');
}
