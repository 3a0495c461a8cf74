import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useState } from 'react';
import { plainText, t } from '@lawyers/domain';
import { VisuallyHidden } from './layout';

type CharacterCountProps = { readonly inputId: string; readonly max: number };

/** In milliseconds. Longer than a typist's pause between two words. */
const announceDelay = 1000;

/**
 * Shows how many characters are left when a text box is nearly full (requirements § 3.7). MUI has no such counter. The
 * visible text changes with every key, but is announced only after a pause, because a screen reader would otherwise
 * interrupt the typing.
 * @param inputId The id of the text box.
 * @param max The limit in UTF-16 code units of the text as it is sent: cleaned by `plainText`, which also normalizes it
 * (Unicode NFC, in which a letter and its accent are one character where possible), and without white space at its
 * ends.
 */
export function CharacterCount({ inputId, max }: CharacterCountProps) {
  const [length, setLength] = useState(0);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const box = document.getElementById(inputId) as HTMLTextAreaElement | null;
    if (!box) return undefined;
    const { form } = box;
    const read = () => setLength(plainText(box.value).trim().length);
    // The event `reset` fires before the box is emptied.
    const readAfterReset = () => void setTimeout(read);
    read();
    box.addEventListener('input', read);
    form?.addEventListener('reset', readAfterReset);
    return () => {
      box.removeEventListener('input', read);
      form?.removeEventListener('reset', readAfterReset);
    };
  }, [inputId]);
  const visible = countText(max - length, max);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(visible), announceDelay);
    return () => clearTimeout(timer);
  }, [visible]);
  return (
    <>
      {visible && (
        <FormHelperText error={false} aria-hidden="true" sx={{ mt: 1, mb: 0 }}>
          {visible}
        </FormHelperText>
      )}
      {/* Rendered before it has a text, since not all screen readers announce a live region that is inserted together
          with its text. */}
      {length > 0 && <VisuallyHidden role="status">{announced}</VisuallyHidden>}
    </>
  );
}

/** The text below the box; empty while at least a tenth of the limit is left. A negative `left` means too many. */
export function countText(left: number, max: number): string {
  if (left >= max / 10) return '';
  return left >= 0 ? charactersLeft(left) : charactersTooMany(-left);
}

const format = (count: number) => count.toLocaleString('en-US');

const charactersLeft = t({
  en: (count: number) => `${format(count)} ${count === 1 ? 'character' : 'characters'} left`,
  es: (count: number) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${format(count)} caracteres`),
});

const charactersTooMany = t({
  en: (count: number) => `${format(count)} ${count === 1 ? 'character' : 'characters'} too many`,
  es: (count: number) => (count === 1 ? 'Sobra 1 carácter' : `Sobran ${format(count)} caracteres`),
});
