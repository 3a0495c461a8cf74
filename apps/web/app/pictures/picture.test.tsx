import { render, screen } from '@testing-library/react';
import { Picture } from './picture';
import type { PictureFile } from './picture-files';

const files: readonly PictureFile[] = [
  { url: '/a-480.avif', width: 480, format: 'avif' },
  { url: '/a-640.webp', width: 640, format: 'webp' },
  { url: '/a-960.avif', width: 960, format: 'avif' },
];

const image = () => screen.getByRole('img', { name: 'A lamp & a "book"' });

test('has sources, dimensions, and alternative text, and loads lazily unless it is the first of a page', () => {
  const { rerender } = render(<Picture files={files} alt={'A lamp & a "book"'} sizes="92vw" />);
  expect(image()).toHaveAttribute('src', '/a-640.webp');
  expect(image()).toHaveAttribute('width', '640');
  expect(image()).toHaveAttribute('height', '427');
  expect(image()).toHaveAttribute('loading', 'lazy');
  const source = image().previousElementSibling;
  expect(source).toHaveAttribute('srcset', '/a-480.avif 480w, /a-960.avif 960w');

  rerender(<Picture files={files} alt={'A lamp & a "book"'} sizes="92vw" first />);
  expect(image()).toHaveAttribute('loading', 'eager');
});

test('has a source for the dark color scheme if the picture has a variant for it', () => {
  const { container } = render(<Picture files={files} dusk="/d.avif" alt="A lamp" sizes="92vw" />);

  const [first] = container.querySelectorAll('source');
  expect(first).toHaveAttribute('media', '(prefers-color-scheme: dark)');
  expect(first).toHaveAttribute('srcset', '/d.avif');
});
