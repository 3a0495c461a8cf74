import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { chevronSummary, openChevron } from './chevron';
import { formWidth } from './theme/sizes';

export type MoreNotesProps = { readonly summary: string; readonly children: ReactNode };

/** Words that not everybody needs, behind a line that opens without a script, which MUI's Accordion cannot. */
export function MoreNotes({ summary, children }: MoreNotesProps) {
  return (
    <Notes>
      <details>
        <summary>{summary}</summary>
        {children}
      </details>
    </Notes>
  );
}

const Notes = styled('div')(({ theme }) => ({
  maxWidth: formWidth,
  fontSize: '1rem',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  summary: {
    ...chevronSummary(theme),
    justifyContent: 'space-between',
    minHeight: '44px',
    fontWeight: 700,
  },
  ...openChevron,
  p: { maxWidth: '42rem', marginBottom: theme.spacing(3), fontSize: '1rem' },
}));
