import { useEffect, useRef, useState } from 'react';
import { formPostNoteAttribute, posted } from '../while-parsing/form-guard';
import { deliveryCopy } from './delivery.copy';

/**
 * Hides the note of `form-post-note.tsx` if the form is hydrated after the note was shown. The note says that the
 * browser itself will post the form at the next press of Send, which is no longer true then. Focus moves from the note
 * to the button, since it would be lost with the note.
 * @returns What the form says beside its button instead of the note, undefined if the note was not shown, and a ref for
 * the button that takes the focus if the note had it.
 */
export function useReplacedPostNote() {
  const [text, setText] = useState<string>();
  const [hadFocus, setHadFocus] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const note = document.querySelector<HTMLElement>(`[${formPostNoteAttribute}]`);
    if (!note || note.hidden) return;
    const wasPosted = note.getAttribute(formPostNoteAttribute) === posted;
    setText(wasPosted ? deliveryCopy.loadedAfterPost : deliveryCopy.loadedLate);
    setHadFocus(note.contains(document.activeElement));
    note.hidden = true;
  }, []);
  // In a second effect, after the button's description has been rendered, so that a screen reader announces both.
  useEffect(() => {
    if (hadFocus) button.current?.focus();
  }, [hadFocus]);
  return { text, button };
}
