import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { emergency, helpLinesFor, t, telHref, type IssueName } from '@lawyers/domain';
import { formWidth } from '@lawyers/ui';

type FormHelpProps = {
  readonly issue?: IssueName | undefined;
};

/**
 * Help beside a form (requirements § 8.3): 911, and the help line for the chosen issue, or a word on medical care for an
 * injury. One row on wide screens.
 */
export function FormHelp({ issue }: FormHelpProps) {
  const [line] = helpLinesFor(issue);
  return (
    <Strip aria-label={t({ en: 'Help now', es: 'Ayuda ahora' })}>
      <p>
        <span>
          {t({ en: 'In danger now? ', es: '¿Está en peligro ahora? ' })}
          <Link href={telHref(emergency.phone)}>
            {t({ en: `Call ${emergency.phone}`, es: `Llame al ${emergency.phone}` })}
          </Link>
        </span>
        <Link href="#help-now">{t({ en: 'All help lines', es: 'Todas las líneas de ayuda' })}</Link>
      </p>
      {/* The key makes React replace the whole row for another line. */}
      {line ? (
        <p key={line.id}>
          <span>
            {`${line.name}: `}
            {line.phone && <Link href={telHref(line.phone)}>{line.phone}</Link>}
            {line.text && (
              <span>{t({ en: ` Text ${line.text}`, es: ` Mensaje de texto: ${line.text}` })}</span>
            )}
            {line.chat && (
              <>
                {' '}
                <Link href={line.chat} rel="noopener noreferrer">
                  Chat
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

// 12 px on all sides and a row for each line. The links are high enough to touch without making the rows higher.
const Strip = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: formWidth,
  padding: theme.spacing(2.5, 3),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.selectedBackground,
  p: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(3),
    // Greedy, so that the last link of a line moves nothing before it when it is parsed.
    textWrap: 'wrap',
  },
  a: {
    paddingBlock: theme.spacing(2.5),
    marginBlock: theme.spacing(-2.5),
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.spacing(8),
    // Two lines, so that a long help line shifts nothing.
    minHeight: `calc(3em + ${theme.spacing(5)})`,
    alignItems: 'center',
    p: { columnGap: theme.spacing(8), justifyContent: 'start' },
  },
}));
