import { rmSync } from 'node:fs';
import { screenshotsFolder } from './folders';

/** Pictures of states that are no more would be compared with later. */
export default function emptyFolder(): void {
  rmSync(screenshotsFolder, { recursive: true, force: true });
}
