import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formWidth, NotesDisclosure } from '@lawyers/ui';

export type InquiryNotesProps = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The heading of a details element below the paragraphs. The element contains the paragraphs of `more`. */
  readonly moreHeading?: string;
  readonly more?: readonly string[];
};

export function InquiryNotes({ heading, paragraphs, moreHeading, more }: InquiryNotesProps) {
  return (
    <Notes>
      <Typography variant="h5" component="h2">
        {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {moreHeading && (
        <NotesDisclosure>
          <summary>{moreHeading}</summary>
          {more?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </NotesDisclosure>
      )}
    </Notes>
  );
}

const Notes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignContent: 'start',
  maxWidth: formWidth,
  ...theme.typography.body2,
}));
