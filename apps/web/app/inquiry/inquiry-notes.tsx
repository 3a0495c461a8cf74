import { styled } from '@mui/material/styles';
import { color, typeScale } from '@lawyers/ui';
import { useId } from 'react';

export type InquiryNotesProps = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

/** What a visitor should know beside a form, in plain words. */
export function InquiryNotes({ heading, paragraphs }: InquiryNotesProps) {
  const id = useId();
  return (
    <Notes aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Notes>
  );
}

const Notes = styled('section')({
  display: 'grid',
  gap: '0.75rem',
  maxWidth: '44rem',
  color: color('softInk'),
  fontSize: typeScale.small,
  h2: { color: color('ink'), fontSize: typeScale.body, fontWeight: 700 },
});
