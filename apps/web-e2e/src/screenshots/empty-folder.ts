import { rmSync } from 'node:fs';
import { pictures } from './pictures';

/** Pictures of states that are no more would be compared with later. */
export default function emptyFolder(): void {
  rmSync(pictures, { recursive: true, force: true });
}
