import { attribute, elementsOf, type Document, type Element } from './html';

/** Device pixels across a phone of 360 CSS px and a density of 2. */
const phone = 720;

/**
 * The addresses of a page's pictures and of its icon: for each picture the smallest file that fills a phone's width,
 * or the largest there is. No phone asks for more, whatever `sizes` says.
 */
export function pagePictures(page: Document): readonly string[] {
  const elements = elementsOf(page);
  const icons = elements.filter((element) => attribute(element, 'rel') === 'icon');
  const pictures = elements.filter(({ tagName }) => tagName === 'img').map(pictureOf);
  return [...new Set([...icons.map((icon) => attribute(icon, 'href') ?? ''), ...pictures])];
}

function pictureOf(image: Element): string {
  const parent = image.parentNode;
  const sources =
    parent && 'tagName' in parent && parent.tagName === 'picture' ? elementsOf(parent) : [];
  // Sources for wide screens stand first and have a media condition.
  const source = sources.find((one) => !attribute(one, 'media')) ?? image;
  const srcset = attribute(source, 'srcset');
  const candidates = (srcset ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width) }))
    .toSorted((a, b) => a.width - b.width);
  const chosen = candidates.find(({ width }) => width >= phone) ?? candidates.at(-1);
  return chosen?.address || (attribute(image, 'src') ?? '');
}
