import { passes } from '../../passes';
import { uiIndex } from './exports-of';
import { uiGallery, uiSources, type NewComponent } from './normalize-component';

/**
 * Lints and tests the new files.
 * @throws Error when one of them is not clean.
 */
export function lintAndTest({ fileName }: NewComponent): void {
  const made = `${uiSources}/${fileName}`;
  const example = `${uiGallery}/${fileName}.example.tsx`;
  const linted = passes(`npx eslint ${made}.tsx ${made}.test.tsx ${example} ${uiIndex}`);
  const tested = passes(`npx nx test ui src/${fileName}.test.tsx gallery/gallery.test.tsx`);
  if (!linted || !tested) throw new Error(`${made}.tsx is there, but not clean: see above.`);
}
