import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { color, space, typeScale } from './tokens';

/** How much room is left in a text box, once it gets scarce. `of` is the box's id; `max` in UTF-16 code units. */
export function CharacterCount({ of, max }: { readonly of: string; readonly max: number }) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const box = document.getElementById(of) as HTMLTextAreaElement | null;
    if (!box) return undefined;
    const read = () => setLength(box.value.length);
    read();
    box.addEventListener('input', read);
    return () => box.removeEventListener('input', read);
  }, [of]);
  const left = max - length;
  return (
    <Count role="status">
      {left < max / 10 &&
        (left >= 0 ? `${characters(left)} left` : `${characters(-left)} too many`)}
    </Count>
  );
}

function characters(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`;
}

const Count = styled('p')({
  marginTop: space(1),
  '&:empty': { marginTop: 0 },
  color: color('softInk'),
  fontSize: typeScale.small,
});
