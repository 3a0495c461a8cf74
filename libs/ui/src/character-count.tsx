import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden';

/** In milliseconds: as long as somebody may stop between two words. */
const pause = 1000;

/**
 * How much room is left in a text box, once it gets scarce; MUI counts nothing. `of` is the box's id; `max` in UTF-16
 * code units. It is seen at every key, but heard only after a pause: a screen reader would speak into every letter.
 */
export function CharacterCount({ of, max }: { readonly of: string; readonly max: number }) {
  const [length, setLength] = useState(0);
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const box = document.getElementById(of) as HTMLTextAreaElement | null;
    if (!box) return undefined;
    const { form } = box;
    const read = () => setLength(box.value.length);
    // The event comes before the box is empty.
    const readSoon = () => void setTimeout(read);
    read();
    box.addEventListener('input', read);
    form?.addEventListener('reset', readSoon);
    return () => {
      box.removeEventListener('input', read);
      form?.removeEventListener('reset', readSoon);
    };
  }, [of]);
  const seen = words(max - length, max);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(seen), pause);
    return () => clearTimeout(timer);
  }, [seen]);
  return (
    <>
      {seen && (
        <FormHelperText error={false} aria-hidden="true" sx={{ mt: 1, mb: 0, lineHeight: 1.6 }}>
          {seen}
        </FormHelperText>
      )}
      {/* There from the first letter on, long before it has something to say. */}
      {length > 0 && <VisuallyHidden role="status">{heard}</VisuallyHidden>}
    </>
  );
}

function words(left: number, max: number): string {
  if (left >= max / 10) return '';
  return left >= 0 ? `${characters(left)} left` : `${characters(-left)} too many`;
}

function characters(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`;
}
