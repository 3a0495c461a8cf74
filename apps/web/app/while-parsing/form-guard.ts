/** On the note below a mail form, for whoever finds the form not hydrated. */
export const formPostNoteAttribute = 'data-form-post';

/** In ms: the second click of a double click comes before anybody has read the note. */
const readingTime = 1000;

/**
 * Guards the mail form of a page that the browser would post itself, because the form is not hydrated or its script has
 * failed. The first press of Send shows and focuses the note below the form, which says what another press does; then the
 * browser posts the form, and empties it when the page is left, since Back would show every answer. Without this, whoever
 * lost one file of a script would land on the mail service's bare page without a word before it.
 */
export function guardForm(page: Document): void {
  let shownAt = 0;
  // On the window, behind the listeners of a hydrated form, which prevent the browser from posting it.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const note = page.querySelector<HTMLElement>(`[${formPostNoteAttribute}]`);
    if (event.defaultPrevented || form.method !== 'post' || !note) return;
    if (!note.hidden && event.timeStamp - shownAt > readingTime) {
      addEventListener('pagehide', () => form.reset());
      return;
    }
    event.preventDefault();
    if (note.hidden) shownAt = event.timeStamp;
    note.hidden = false;
    note.focus();
  });
}
