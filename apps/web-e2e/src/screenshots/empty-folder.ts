import { rmSync } from 'node:fs';
import { screenshotsFolder } from './folders';

/** Empties the folder, because a later comparison would include pictures of removed states. */
export default function emptyFolder(): void {
  rmSync(screenshotsFolder, { recursive: true, force: true });
}
