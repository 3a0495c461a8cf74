import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { emergency, helpLines, linesDayAndNight, t, telHref, type HelpLine } from '@lawyers/domain';
import { phoneWithLargeText } from './theme/sizes';

/** The help lines, with 911 first (requirements § 8.3). */
export function HelpNow() {
  return (
    <Lines id="help-now" aria-label={t({ en: 'Help now', es: 'Ayuda ahora' })}>
      <Typography variant="h3" component="h2">
        {t({ en: 'Help lines', es: 'Líneas de ayuda' })}
      </Typography>
      <p>
        <strong>{t({ en: 'In danger now?', es: '¿Está en peligro ahora?' })}</strong>
        <Link href={telHref(emergency.phone)}>
          {t({ en: `Call ${emergency.phone}`, es: `Llame al ${emergency.phone}` })}
        </Link>
        {emergency.note && <span>{emergency.note}</span>}
      </p>
      <LineList lines={linesDayAndNight} />
      <details>
        <summary>{t({ en: 'More help lines', es: 'Más líneas de ayuda' })}</summary>
        <LineList lines={others} />
      </details>
    </Lines>
  );
}

/**
 * The lines for particular groups of people. They are in a closed `details` element, since they would make every page
 * longer.
 */
const others = helpLines.filter((line) => !linesDayAndNight.includes(line));

function LineList({ lines }: { readonly lines: readonly HelpLine[] }) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line.id}>
          <strong>{line.name}</strong>
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
          <span>
            {/* Lines may break at the spaces between these elements, but not inside them. */}
            {line.text ? `${line.what} ` : line.what}
            {line.text && (
              <span>
                {t({ en: 'Text ', es: 'Por mensaje, mande ' })}
                {/* Browsers must not translate the word to text, since it is a code. */}
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
      ))}
    </List>
  );
}

const Lines = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
    columnGap: theme.spacing(12),
  },
  'p, li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(4),
    alignItems: 'baseline',
    alignContent: 'start',
    paddingBlock: theme.spacing(1),
  },
  p: { marginTop: theme.spacing(1), justifyContent: 'start', gridTemplateColumns: 'auto auto' },
  // The padding makes the links 44 px high, and the negative margin keeps the line height. It does not apply to links
  // inside a sentence, whose area would cover the phone number above.
  'p a, li > a': { paddingBlock: theme.spacing(3), marginBlock: theme.spacing(-3) },
  '@media print': {
    'p, li': { display: 'block', padding: 0, marginBottom: '4pt' },
    'p a, li > a': { marginInline: '1em' },
  },
  [phoneWithLargeText]: { 'p, li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  // In English, the text message to send stays on one line. The Spanish wording is too long for that.
  ...t({ en: { 'span span': { whiteSpace: 'nowrap' } }, es: {} }),
  'li > span, p > span': { gridColumn: '1 / -1', color: theme.vars.palette.text.secondary },
}));
