import { sizesOf } from './sizes';

// The script of the page of `npx nx dev pictures`: shows every source except the favicon as the browser draws it. When
// a file changes, Vite reloads the page, and the fragment in the address keeps the position.
const files = import.meta.glob<string>(
  [
    '../../../libs/blog-content/articles/*/*.{svg,png,jpg,jpeg}',
    '../../../apps/web/app/pictures/*.{svg,png,jpg,jpeg}',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const pictures = Object.keys(files)
  .filter((path) => !path.includes('.dusk.'))
  .map((path) => {
    const [folder = '', file = ''] = path.split('/').slice(-2);
    const name = file.slice(0, file.lastIndexOf('.'));
    const stem = path.slice(0, path.lastIndexOf('.'));
    const dusk = Object.keys(files).find((other) => other.startsWith(`${stem}.dusk.`));
    return { id: `${folder}/${name}`, name, light: files[path], dark: files[dusk ?? path] };
  });

const image = (url: string | undefined, width: number | string, height: number) =>
  `<img src="${url}" width="${width}" height="${height}" alt="">`;

const inEverySize = (url: string | undefined, name: string) =>
  Object.entries(sizesOf(name)?.shown ?? {})
    .map(([width, height]) => image(url, width, height))
    .join('');

const inBothSchemes = (id: string, light: string, dark: string) =>
  `<section id="${id}" class="${id.replace(/.*\/|-.*/g, '')}"><h2><a href="#${id}">${id}</a></h2><div class="light">${light}</div><div class="dark">${dark}</div></section>`;

const covers = pictures.filter(({ name }) => name === 'cover');
const thumbnails = (scheme: 'light' | 'dark') =>
  covers.map((cover) => image(cover[scheme], 186, 124)).join('');

document.body.innerHTML = [
  inBothSchemes('thumbnails', thumbnails('light'), thumbnails('dark')),
  ...pictures.map(({ id, name, light, dark }) => {
    // An article without a picture `share` uses the middle of its cover for its share picture, which other sites show
    // beside a link to the article.
    const hasScene = pictures.some((one) => one.id === id.replace(/cover$/, 'share'));
    const share = name === 'cover' && !hasScene ? inEverySize(light, 'share') : '';
    return inBothSchemes(id, inEverySize(light, name) + share, inEverySize(dark, name));
  }),
].join('');
document.getElementById(location.hash.slice(1))?.scrollIntoView();
