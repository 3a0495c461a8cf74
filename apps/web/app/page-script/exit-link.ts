import { exitLink, leave } from './leave';

/** Leaves by the exit link. Without this script the link works too, but clears nothing. */
export function startExitLink(page: Document): void {
  exitLink(page)?.addEventListener('click', (event) => {
    event.preventDefault();
    leave(page);
  });
}
