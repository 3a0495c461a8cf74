import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { emergency, helpLineFor, t, telHref, type IssueName } from '@lawyers/domain';
import { formWidth } from '@lawyers/ui';

/**
 * Whether a help line's number for texts is shown: in English only. In Spanish, the line for visitors who have chosen
 * no issue has a long name, and also a chat. With its number for texts, it would take one more line on a phone than the
 * other help lines, and the form would move when the visitor chooses an issue.
 */
const showsText = t({ en: true, es: false });

type HelpLineStripProps = {
  readonly issue?: IssueName | undefined;
};

/**
 * Help beside a form and on the confirmation (requirements § 8.3): 911, and the help line for the chosen issue, or for
 * an injury a sentence on medical care. Without an issue, it is a help line for everybody.
 */
export function HelpLineStrip({ issue }: HelpLineStripProps) {
  const line = helpLineFor(issue);
  return (
    <Strip aria-label={t({ en: 'Help now', es: 'Ayuda ahora' })}>
      <p>
        <span>
          {t({ en: 'In danger now? ', es: '¿En peligro? ' })}
          <Link href={telHref(emergency.phone)}>
            {t({ en: `Call ${emergency.phone}`, es: `Llame al ${emergency.phone}` })}
          </Link>
        </span>
        <Link href="#help-now">{t({ en: 'All help lines', es: 'Más ayuda' })}</Link>
      </p>
      {/* The key makes React replace the whole paragraph when the help line changes. After a browser has translated the
          page, the text nodes are no longer those that React would update, and the old name would stay. */}
      {line ? (
        <p key={line.id}>
          <span>
            {`${line.name}: `}
            <Link href={telHref(line.phone)} translate="no">
              {line.phone}
            </Link>
            {line.text && showsText && (
              <>
                {t({ en: ', text ', es: ', texto: ' })}
                <span translate="no">{line.text}</span>
              </>
            )}
            {line.chat && (
              <>
                {', '}
                <Link href={line.chat} rel="noopener noreferrer">
                  chat
                </Link>
              </>
            )}
          </span>
        </p>
      ) : (
        <p>
          {t({
            en: 'If you need medical care, get it first. This form can wait.',
            es: 'Si necesita atención médica, búsquela primero. Este formulario puede esperar.',
          })}
        </p>
      )}
    </Strip>
  );
}

// The links have padding for a sufficient target size, and negative margins that keep the height of the text's lines.
const Strip = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(0.5),
  maxWidth: formWidth,
  padding: theme.spacing(2.5),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.selectedBackground,
  p: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    // `wrap` breaks lines without looking ahead. With `balance` or `pretty`, words would move when the last link of a
    // line is parsed.
    textWrap: 'wrap',
  },
  // A margin instead of a gap, which browsers of 2020 do not support in a flexbox.
  'p:first-of-type span': { marginRight: theme.spacing(6) },
  // As high as the longest help line, so that the help line for another issue does not move the form below: two lines
  // of text, and three on phones narrower than 360 px.
  [theme.breakpoints.down('md')]: { 'p + p': { minHeight: '3em' } },
  '@media (max-width: 22.4em)': { 'p + p': { minHeight: '4.5em' } },
  a: {
    paddingBlock: theme.spacing(2.5),
    marginBlock: theme.spacing(-2.5),
  },
}));
