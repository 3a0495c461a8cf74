/** @jest-environment node */
import fc from 'fast-check';
import { avifSet, fallbackFile, groupPictureFiles } from './picture-files';

const cover = {
  '/articles/01-first/pictures/cover-960.webp': '/assets/cover-960-A.webp',
  '/articles/01-first/pictures/cover-480.avif': '/assets/cover-480-B.avif',
  '/articles/01-first/pictures/cover-480.webp': '/assets/cover-480-C.webp',
  '/articles/01-first/pictures/cover-960.avif': '/assets/cover-960-D.avif',
};

const coverFiles = groupPictureFiles(cover).get('01-first/cover') ?? [];

test('separates pictures with the same name in two folders, and two pictures in one folder', () => {
  const pictures = groupPictureFiles({
    './01-first/pictures/cover-480.webp': '/a',
    './02-second/pictures/cover-480.webp': '/b',
    './01-first/pictures/cover-2-480.webp': '/c',
    './pictures/hero-portrait-480.webp': '/d',
  });

  expect(Object.fromEntries([...pictures].map(([key, [file]]) => [key, file?.url]))).toEqual({
    '01-first/cover': '/a',
    '02-second/cover': '/b',
    '01-first/cover-2': '/c',
    './hero-portrait': '/d',
  });
});

test.each([
  '/01-first/pictures/cover.webp',
  '/01-first/pictures/cover-480.jpg',
  '/01-first/pictures/cover-wide.webp',
  '/01-first/pictures/Cover-480.webp',
  '/01-first/cover-480.webp',
  '/01-first/pictures/cover-480.webp.map',
])('ignores %s', (path) => {
  expect([...groupPictureFiles({ [path]: '/a' })]).toEqual([]);
});

test('has every file once in its picture, sorted by width, for any set of files', () => {
  const files = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('cover', 'bowl', 'bowl-2'),
      width: fc.integer({ min: 1, max: 4000 }),
      format: fc.constantFrom('avif', 'webp'),
    }),
    { selector: ({ name, width, format }) => `${name}-${width}.${format}` },
  );
  fc.assert(
    fc.property(files, (all) => {
      const paths = all.map(({ name, width, format }) => `/a/pictures/${name}-${width}.${format}`);
      const pictures = groupPictureFiles(Object.fromEntries(paths.map((path) => [path, path])));
      const grouped = [...pictures].flatMap(([, group]) => group);
      expect(grouped.map(({ url }) => url).sort()).toEqual([...paths].sort());
      for (const [, group] of pictures) {
        const widths = group.map(({ width }) => width);
        expect(widths).toEqual([...widths].sort((a, b) => a - b));
      }
    }),
  );
});

test('a srcset has the AVIF files with their widths, and the fallback is the largest WebP', () => {
  expect(avifSet(coverFiles)).toBe('/assets/cover-480-B.avif 480w, /assets/cover-960-D.avif 960w');
  expect(fallbackFile(coverFiles).url).toBe('/assets/cover-960-A.webp');
});

test('throws on a picture without a WebP file, since some browsers support no AVIF', () => {
  const onlyAvif = coverFiles.filter(({ format }) => format === 'avif');

  expect(() => fallbackFile(onlyAvif)).toThrow('A picture needs at least one WebP file.');
});
