import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formWidth } from '@lawyers/ui';

export type InquiryNotesProps = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

/** What a visitor should know beside a form, in plain words. */
export function InquiryNotes({ heading, paragraphs }: InquiryNotesProps) {
  return (
    <Notes>
      <Typography variant="h5" component="h2">
        {heading}
      </Typography>
      <div>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} variant="body2">
            {paragraph}
          </Typography>
        ))}
      </div>
    </Notes>
  );
}

const Notes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: formWidth,
  color: theme.vars.palette.text.secondary,
  // In a narrow place one column, in a wide one two.
  '& > div': { columns: '22rem 2', columnGap: theme.spacing(10) },
  'p + p': { marginTop: theme.spacing(3) },
  p: { breakInside: 'avoid' },
  h2: { color: theme.vars.palette.text.primary },
}));
