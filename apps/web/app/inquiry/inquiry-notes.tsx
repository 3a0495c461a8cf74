import styled from '@emotion/styled';
import { color, typeScale } from '@lawyers/ui';

export type InquiryNotesProps = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

/** What a visitor should know beside a form, in plain words. */
export function InquiryNotes({ heading, paragraphs }: InquiryNotesProps) {
  return (
    <Notes>
      <h2>{heading}</h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Notes>
  );
}

const Notes = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  maxWidth: '1000px',
  color: color('softInk'),
  fontSize: typeScale.small,
  // In a narrow place one column, in a wide one two.
  '& > div': { columns: '22rem 2', columnGap: '2.5rem' },
  'p + p': { marginTop: '0.75rem' },
  p: { breakInside: 'avoid' },
  h2: { color: color('ink'), fontSize: typeScale.body, fontWeight: 700 },
});
