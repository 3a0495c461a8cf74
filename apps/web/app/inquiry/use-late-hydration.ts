import { useEffect, useRef, useState } from 'react';
import { formPostNoteAttribute } from '../while-parsing/form-guard';

type Note = 'not shown' | 'shown' | 'focused';

/**
 * Takes back the note that the browser will post the form (`form-post-note.tsx`) once the form is hydrated after all.
 * Without this, the note would go on saying what is no longer true, and hiding it would take the focus with it.
 * @returns Whether the note was shown, and a ref for the button that gets the focus if the note had it.
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
  // Later, so that a screen reader reads what describes the button by then.
  useEffect(() => {
    if (note === 'focused') button.current?.focus();
  }, [note]);
  return { wasNoteShown: note !== 'not shown', button };
}
