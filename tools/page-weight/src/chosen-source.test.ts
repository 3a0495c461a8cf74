import { chosenSource } from './chosen-source';
import { tagsOf } from './tags';

const small = { width: 360, density: 1 };
const chosen = (html: string, screen = small) => chosenSource(tagsOf(html), screen);

test.each([
  [1, 'a-480'],
  [1.3, 'a-480'],
  [1.4, 'a-960'],
  [3, 'a-960'],
])('at %d device pixels to each, the first that is wide enough is taken', (density, address) => {
  const html = '<img src="a" srcset="a-960 960w, a-480 480w" sizes="100vw">';
  expect(chosen(html, { width: 360, density })).toBe(address);
});

test('the first format that a browser knows is taken', () => {
  const html =
    '<source type="image/unknown" srcset="x"><source type="image/avif" srcset="a"><img src="w">';
  expect(chosen(html)).toBe('a');
});

test('a source for another width is passed over', () => {
  const html = '<source media="(min-width: 1000px)" srcset="wide"><img src="narrow">';
  expect(chosen(html)).toBe('narrow');
  expect(chosen(html, { width: 1000, density: 1 })).toBe('wide');
});

test.each([
  ['(min-width: 720px) 660px, 50vw', 360, 'a-200'],
  ['(min-width: 720px) 660px, 50vw', 720, 'a-800'],
  ['(max-width: 400px) 10rem, 100vw', 360, 'a-200'],
  ['calc(50vw - 40px)', 480, 'a-200'],
  ['(min-width: 720px) calc(100px + 10rem), 100vw', 720, 'a-800'],
])('sizes="%s" %d px wide', (sizes, width, address) => {
  const html = `<img srcset="a-200 200w, a-800 800w" sizes="${sizes}">`;
  expect(chosen(html, { width, density: 1 })).toBe(address);
});

test.each([
  '<img srcset="a 1w, b 2w" sizes="calc(100vw * 2)">',
  '<source media="print" srcset="a"><img src="b">',
])('what it does not know is refused rather than guessed: %s', (html) => {
  expect(() => chosen(html)).toThrow(/this knows/);
});
