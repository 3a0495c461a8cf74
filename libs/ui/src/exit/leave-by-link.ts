import { exitLink, leave } from './leave';

/**
 * Lets Exit always leave in this tab, even on a click with the middle button or with a key that would open another tab,
 * because the page must not stay on screen. Without this script, the link works too, but it does not clear the forms,
 * and Back returns to the page.
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
