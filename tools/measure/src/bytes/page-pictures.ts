import type { Element } from '@lawyers/hosting';

/** Device pixels across a phone of 360 CSS px and a density of 2. */
const phone = 720;

/**
 * The addresses of a page's icon and pictures: for each picture the smallest file that fills a phone's width, or the
 * largest available. No phone requests more, whatever `sizes` allows.
 */
export function pagePictures(page: readonly Element[]): readonly string[] {
  const found: string[] = [];
  let source: Element | undefined;
  for (const element of page) {
    const { tagName, attributes } = element;
    if (attributes['rel'] === 'icon') found.push(attributes['href'] ?? '');
    if (tagName === 'picture') source = undefined;
    // Sources for wide screens have a media condition.
    if (tagName === 'source' && !attributes['media']) source ??= element;
    if (tagName !== 'img') continue;
    found.push(phoneFile((source ?? element).attributes['srcset']) ?? attributes['src'] ?? '');
    source = undefined;
  }
  return [...new Set(found)];
}

function phoneFile(srcset = ''): string | undefined {
  const candidates = srcset
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width) }))
    .toSorted((a, b) => a.width - b.width);
  const chosen = candidates.find(({ width }) => width >= phone) ?? candidates.at(-1);
  return chosen?.address || undefined;
}
