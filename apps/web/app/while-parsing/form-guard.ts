/** On the note below a mail form, for whoever finds the form not hydrated. */
export const formPostNoteAttribute = 'data-form-post';

/** In ms: the second click of a double click comes before anybody has read the note. */
const readingTime = 1000;

/** In ms: presses while the mail service has not answered would post the form again. */
const answerTime = 10_000;

/**
 * Guards the mail form of a page that the browser would post itself, because the form is not hydrated or its script has
 * failed. The first press of Send shows and focuses the note below the form, which says what another press does; then the
 * browser posts the form, and empties it when the page is left, since Back would show every answer. Without this, whoever
 * lost one file of a script would land on the mail service's bare page without a word before it.
 */
export function guardForm(page: Document): void {
  let shownAt = -Infinity;
  let postedAt = -Infinity;
  // On the window, behind the listeners of a hydrated form, which prevent the browser from posting it.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const note = page.querySelector<HTMLElement>(`[${formPostNoteAttribute}]`);
    if (event.defaultPrevented || form.method !== 'post' || !note) return;
    const now = event.timeStamp;
    if (note.hidden) {
      event.preventDefault();
      shownAt = now;
      note.hidden = false;
      note.focus();
    } else if (now - shownAt < readingTime || now - postedAt < answerTime) event.preventDefault();
    else {
      postedAt = now;
      addEventListener('pagehide', () => form.reset());
    }
  });
}
