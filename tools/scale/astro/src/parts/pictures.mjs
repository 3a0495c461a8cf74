import { readdirSync } from 'node:fs';

const folders = new Map();
const files = (folder) => {
  if (!folders.has(folder)) folders.set(folder, readdirSync(`articles/${folder}/pictures`));
  return folders.get(folder);
};

/** A picture with its exported files, as HTML; the same as the site's own. */
export function pictureHtml(folder, name, alt, sizes, largest = Infinity, first = false) {
  const widths = files(folder)
    .flatMap((file) => (file.startsWith(`${name}-`) && file.endsWith('.webp') ? [file] : []))
    .map((file) => Number(/-(\d+)\.webp$/.exec(file)[1]))
    .filter((width) => width <= largest)
    .sort((a, b) => a - b);
  const url = (width, format) => `/articles/${folder}/pictures/${name}-${width}.${format}`;
  const set = (format) => widths.map((width) => `${url(width, format)} ${width}w`).join(', ');
  const width = widths.at(-1);
  const loading = first ? 'loading="eager" fetchpriority="high"' : 'loading="lazy"';
  return (
    `<picture><source type="image/avif" srcset="${set('avif')}" sizes="${sizes}">` +
    `<img src="${url(width, 'webp')}" srcset="${set('webp')}" sizes="${sizes}" width="${width}" ` +
    `height="${Math.round((width * 2) / 3)}" alt="${alt}" ${loading} decoding="async"></picture>`
  );
}
