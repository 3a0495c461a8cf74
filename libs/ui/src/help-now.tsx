import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { emergency, helpLines, linesDayAndNight, t, telHref, type HelpLine } from '@lawyers/domain';
import { minTargetSize, touchTarget } from './theme/sizes';

/** The help lines, with 911 first (requirements § 8.3). */
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

/**
 * All other help lines, such as those that help to remove images or explain the law. They are in a closed `details`
 * element, since the footer of every page shows them and would become longer.
 */
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
      {/* Each part is an element of its own, so that the styles below can keep the part with the text number on one
          line, and hide the first one on a phone. */}
      <span>{line.text ? `${line.what} ` : line.what}</span>
      {line.text && (
        <span>
          {t({ en: 'Text ', es: 'Por mensaje, mande ' })}
          {/* Browsers must not translate this, since the word that visitors send, such as START, is a code. */}
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

/** The minimum width of a column with a phone number. On phones of 360 px or more, two columns fit in a row. */
const numberColumn = '9.25rem';

const Lines = styled('section')(({ theme }) => ({
  ...theme.typography.caption,
  ul: {
    // On a phone it is not a grid: phone numbers never break (`global-style.ts`), so a visitor's own text spacing (WCAG
    // 1.4.12) can make one wider than its column, and it would overlap the next. An item of a flexbox grows with it.
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
  // The numbers are large, because the hand of a frightened person shakes.
  'li > a': {
    ...touchTarget,
    ...theme.typography.h5,
    justifySelf: 'start',
    minWidth: minTargetSize,
    fontSize: theme.typography.h3.fontSize,
    // With large text, the name of a website may be wider than a phone.
    overflowWrap: 'anywhere',
  },
  strong: { lineHeight: 1.3 },
  // The address of a chat may be wider than its column, so it may break anywhere.
  'li > span': { overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
  // In English, the part with the text number and the part with the TTY number each stay on one line. In Spanish, the
  // words before the text number are too long for that.
  ...t({ en: { 'span span + span': { whiteSpace: 'nowrap' } }, es: {} }),
  // On a phone, the English list that is always visible does not show what a help line is for (`what`), because the
  // line's name says it too. The Spanish `what` stays, because it also says how to be answered in Spanish.
  ...t({
    en: {
      [theme.breakpoints.down('sm')]: {
        '& > ul > li > span > span:first-of-type': { display: 'none' },
      },
    },
    es: {},
  }),
  // In print, each entry is running text instead of a column of lines, and all are one list, to save paper.
  '@media print': {
    summary: { display: 'none' },
    'ul, li': { display: 'block', border: 0 },
    'li > a, li > *': { display: 'inline', marginInlineEnd: '0.5em' },
  },
}));
