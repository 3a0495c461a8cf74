import { useEffect, useRef, useState } from 'react';
import { formPostNoteAttribute } from '../while-parsing/form-guard';

type Note = 'not shown' | 'shown' | 'focused';

/**
 * Hides the note of `form-post-note.tsx` if the form is hydrated after the note was shown. The note says that the
 * browser itself will post the form at the next press of Send, which is no longer true then. Focus moves from the note
 * to the button, since it would be lost with the note.
 * @returns Whether the note was shown, and a ref for the button that takes the focus if the note had it.
 */
export function useLateHydration() {
  const [note, setNote] = useState<Note>('not shown');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(`[${formPostNoteAttribute}]`);
    if (!element || element.hidden) return;
    setNote(element.contains(document.activeElement) ? 'focused' : 'shown');
    element.hidden = true;
  }, []);
  // In a second effect, after the button's description has been rendered, so that a screen reader announces both.
  useEffect(() => {
    if (note === 'focused') button.current?.focus();
  }, [note]);
  return { wasNoteShown: note !== 'not shown', button };
}
