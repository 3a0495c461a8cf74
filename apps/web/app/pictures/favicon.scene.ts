import type { Size } from '@lawyers/illustration';

/** An arch with a sunrise. It must not reveal the subject of the site. */
const arch = [
  '<defs>',
  '<linearGradient id="o" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#F2C46D"/><stop offset="1" stop-color="#CF6F4D"/></linearGradient>',
  '<clipPath id="c"><path d="M3 16a13 13 0 0 1 26 0v9a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z"/></clipPath>',
  '</defs>',
  '<g clip-path="url(#c)">',
  '<path fill="url(#o)" d="M0 0h32v32H0z"/>',
  '<circle cx="16" cy="18" r="6" fill="#FFF4DA"/>',
  '<path fill="#2F5D50" d="M0 22.5c6-4 11-3 16-1s10 2 16-2v12H0z"/>',
  '</g>',
].join('');

const svg = ({ width, height }: Size, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 32 32">${body}</svg>`;

export const scenes = {
  favicon: (size: Size) => svg(size, arch),
  'favicon-tile': (size: Size) =>
    svg(
      size,
      `<path fill="#FAF6EF" d="M0 0h32v32H0z"/><g transform="translate(4 3.7) scale(.75)">${arch}</g>`,
    ),
};
