import { join, relative } from 'node:path';
import { findPictures } from './find-pictures';
import { isCurrent } from './made-from';

const root = join(__dirname, '../../..');

test('all pictures were made from their sources, sizes, titles, and brand as they are now', () => {
  const outdated = findPictures(root).filter((picture) => !isCurrent(picture));

  expect(
    outdated.map(({ name, source }) => `${name} of ${relative(root, source)}: npm run pictures`),
  ).toEqual([]);
});
