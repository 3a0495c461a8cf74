import { elementsOf } from '@lawyers/hosting';
import { pagePictures } from './page-pictures';

const picturesOf = (html: string) => pagePictures(elementsOf(html));

test('takes the smallest file that fills a phone, and the first format', () => {
  const html = `<picture>
    <source media="(min-width: 1000px)" srcset="/wide.avif 960w">
    <source type="image/avif" srcset="/p-1080.avif 1080w, /p-360.avif 360w, /p-720.avif 720w">
    <img src="/p.webp"></picture>`;
  expect(picturesOf(html)).toEqual(['/p-720.avif']);
});

test('takes the largest file when none fills a phone', () => {
  expect(picturesOf('<img src="/x" srcset="/a-64.webp 64w, /a-128.webp 128w">')).toEqual([
    '/a-128.webp',
  ]);
});

test('counts a plain picture, the icon, and each file once', () => {
  const html = '<link rel="icon" href="/i.svg"><img src="/a.png"><img src="/a.png" loading="lazy">';
  expect(picturesOf(html)).toEqual(['/i.svg', '/a.png']);
});
