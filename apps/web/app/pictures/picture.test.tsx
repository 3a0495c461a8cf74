import { render, screen } from '@testing-library/react';
import { pictureHtml } from './picture-html';
import { Picture } from './picture';
import type { PictureFile } from './picture-files';

const files: readonly PictureFile[] = [
  { url: '/a-480.avif', width: 480, format: 'avif' },
  { url: '/a-480.webp', width: 480, format: 'webp' },
  { url: '/a-960.webp', width: 960, format: 'webp' },
];

const image = () => screen.getByRole('img', { name: 'A lamp & a "book"' });

test('a picture says how large it is before it is loaded, and what it shows', () => {
  render(<Picture files={files} alt={'A lamp & a "book"'} sizes="92vw" />);

  expect(image()).toHaveAttribute('src', '/a-960.webp');
  expect(image()).toHaveAttribute('srcset', '/a-480.webp 480w, /a-960.webp 960w');
  expect(image()).toHaveAttribute('width', '960');
  expect(image()).toHaveAttribute('height', '640');
});

test('the first picture of a page is loaded at once, every other when it comes near', () => {
  const { rerender } = render(<Picture files={files} alt={'A lamp & a "book"'} sizes="92vw" />);
  expect(image()).toHaveAttribute('loading', 'lazy');

  rerender(<Picture files={files} alt={'A lamp & a "book"'} sizes="92vw" first />);

  expect(image()).toHaveAttribute('loading', 'eager');
});

test('a scene that was drawn after sunset too shows that in the dark scheme', () => {
  const { container } = render(<Picture files={files} dusk="/d.avif" alt="A lamp" sizes="92vw" />);

  const [first] = container.querySelectorAll('source');
  expect(first).toHaveAttribute('media', '(prefers-color-scheme: dark)');
  expect(first).toHaveAttribute('srcset', '/d.avif');
});

test('a picture in the text of an article is the same, as HTML', () => {
  const { container } = render(<Picture files={files} alt={'A lamp & a "book"'} sizes="92vw" />);
  const inText = document.createElement('div');
  inText.innerHTML = pictureHtml(files, 'A lamp & a "book"');

  // How wide it is shown depends on the place.
  for (const sized of [container, inText]) {
    for (const part of sized.querySelectorAll('[sizes]')) part.removeAttribute('sizes');
  }
  expect(inText.firstChild?.isEqualNode(container.firstChild)).toBe(true);
});
