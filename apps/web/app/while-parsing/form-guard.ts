/**
 * Set on the note below a mail form that explains what happens if the form is not hydrated. Its value is `posted` when
 * the browser has posted the form.
 */
export const formPostNoteAttribute = 'data-form-post';
export const posted = 'posted';

/**
 * How long after the note has appeared a press of Send does nothing, in milliseconds: it may be the second click of a
 * double click, before anybody can have read the note.
 */
const readingTime = 1000;

/**
 * How long after the browser has posted the form a press of Send does nothing, in milliseconds: until the mail service
 * has answered, it would post the form again.
 */
const answerTime = 10_000;

/**
 * Guards a mail form that the browser would post by itself, because the form is not hydrated, or because its script has
 * failed. The first press of Send shows and focuses the note below the form, which says what the next press will do.
 * After the next press, the browser posts the form, which is emptied when the page is left, since Back would otherwise
 * show every answer. Without this guard, a visitor who lost a single script file would get to the plain page of the
 * mail service without a warning.
 */
export function guardForm(page: Document): void {
  let shownAt = -Infinity;
  let postedAt = -Infinity;
  // On the window, so that it runs after the listeners of a hydrated form, which call `preventDefault`.
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
      note.setAttribute(formPostNoteAttribute, posted);
      addEventListener('pagehide', () => form.reset());
    }
  });
}
