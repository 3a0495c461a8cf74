import { exitLink, leave } from './leave';

/**
 * Leaves by the exit link in this tab, also on a click with the middle button or with a key that would open another tab:
 * the page must not stay on screen. Without this script the link works too, but clears nothing.
 */
export function startExitLink(page: Document): void {
  const leaveHere = (event: MouseEvent) => {
    event.preventDefault();
    leave(page);
  };
  const link = exitLink(page);
  link.addEventListener('click', leaveHere);
  link.addEventListener('auxclick', (event) => {
    if (event.button === middleButton) leaveHere(event);
  });
}

const middleButton = 1;
