import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { telHref, type HelpLine, type PhoneLine } from '@lawyers/domain';
import { target } from './theme/sizes';

export type HelpNowProps = {
  readonly emergency: PhoneLine;
  readonly helpLines: readonly HelpLine[];
};

/** Someone to call right now, without a lawyer and without scripts. */
export function HelpNow({ emergency, helpLines }: HelpNowProps) {
  return (
    <Strip id="help-now" aria-label="Help now">
      <strong>
        In danger now? <Link href={telHref(emergency.phone)}>Call {emergency.phone}</Link>
      </strong>
      <List>
        {helpLines.map((line) => (
          <ListItem key={line.id}>
            <Box component="span" sx={{ fontWeight: 700 }}>
              {line.name}
            </Box>
            {line.phone && <Link href={telHref(line.phone)}>{line.phone}</Link>}
            {line.url && (
              <Link href={line.url} rel="noopener noreferrer">
                {new URL(line.url).host}
              </Link>
            )}
            {line.text && <span>{`Text ${line.text}`}</span>}
            {line.tty && <span>TTY {line.tty}</span>}
            <What>{line.what}</What>
          </ListItem>
        ))}
      </List>
    </Strip>
  );
}

const Strip = styled('section')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  a: { display: 'inline-flex', alignItems: 'center', minHeight: target },
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    gap: theme.spacing(4, 6),
    marginTop: theme.spacing(3),
  },
  li: { flexDirection: 'column', alignItems: 'start' },
}));

const What = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
