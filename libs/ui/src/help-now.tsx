import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { emergency, helpLines, linesDayAndNight, t, telHref, type HelpLine } from '@lawyers/domain';
import { minTargetSize, touchTarget } from './theme/sizes';

/** The help lines, with 911 first (requirements § 8.3). Works without JavaScript. */
export function HelpNow() {
  return (
    <Lines id="help-now" aria-label={t({ en: 'Help now', es: 'Ayuda ahora' })}>
      <Typography variant="h3" component="h2">
        {t({ en: 'Help lines', es: 'Líneas de ayuda' })}
      </Typography>
      <List>
        <li>
          <Link href={telHref(emergency.phone)}>
            {t({ en: `Call ${emergency.phone}`, es: `Llame al ${emergency.phone}` })}
          </Link>
          <strong>{t({ en: 'In danger now?', es: '¿Está en peligro ahora?' })}</strong>
          {emergency.note && <span>{emergency.note}</span>}
        </li>
        {linesDayAndNight.map(lineItem)}
      </List>
      <details>
        <summary>{t({ en: 'More help lines', es: 'Más líneas de ayuda' })}</summary>
        <List>{others.map(lineItem)}</List>
      </details>
    </Lines>
  );
}

/** Folded: they are for some, and would make each page longer. */
const others = helpLines.filter((line) => !linesDayAndNight.includes(line));

const lineItem = (line: HelpLine) => (
  <li key={line.id}>
    {line.phone && (
      <Link href={telHref(line.phone)} translate="no">
        {line.phone}
      </Link>
    )}
    {line.url && (
      <Link href={line.url} rel="noopener noreferrer" translate="no">
        {new URL(line.url).host.replace('www.', '')}
      </Link>
    )}
    <strong>{line.name}</strong>
    <span>
      {/* Lines break at the spaces between the elements, not in them. */}
      <span>{line.text ? `${line.what} ` : line.what}</span>
      {line.text && (
        <span>
          {t({ en: 'Text ', es: 'Por mensaje, mande ' })}
          {/* The word is a code. */}
          <span translate="no">{line.text}</span>.
        </span>
      )}
      {line.tty && (
        <>
          {' '}
          <span>{t({ en: `TTY ${line.tty}.`, es: `TTY: ${line.tty}.` })}</span>
        </>
      )}
      {line.chat && (
        <>
          {' Chat: '}
          <Link href={line.chat} rel="noopener noreferrer" translate="no">
            {new URL(line.chat).host.replace('www.', '')}
          </Link>
          .
        </>
      )}
    </span>
  </li>
);

/** Two numbers fit beside each other, from phones of 360 px. */
const numberColumn = '9.25rem';

const Lines = styled('section')(({ theme }) => ({
  ...theme.typography.caption,
  ul: {
    // Not a grid, whose columns a number with a visitor's own text spacing would leave.
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(3, 4),
    marginTop: theme.spacing(2),
    [theme.breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: theme.spacing(6, 12),
    },
  },
  li: {
    flex: `1 1 ${numberColumn}`,
    display: 'grid',
    alignContent: 'start',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  // For a hand that shakes.
  'li > a': {
    ...touchTarget,
    ...theme.typography.h5,
    justifySelf: 'start',
    minWidth: minTargetSize,
    fontSize: theme.typography.h3.fontSize,
  },
  strong: { lineHeight: 1.3 },
  // The address of a chat may be wider than its column.
  'li > span': { overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
  // Numbers to text. The Spanish words are too long for that.
  ...t({ en: { 'span span + span': { whiteSpace: 'nowrap' } }, es: {} }),
  // On a phone the English names say whom the line is for; the Spanish texts also say how to be answered in Spanish.
  ...t({
    en: {
      [theme.breakpoints.down('sm')]: {
        '& > ul > li > span > span:first-of-type': { display: 'none' },
      },
    },
    es: {},
  }),
  // In lines, to save paper.
  '@media print': {
    'ul, li': { display: 'block', border: 0 },
    'li > a, li > *': { display: 'inline', marginInlineEnd: '0.5em' },
  },
}));
