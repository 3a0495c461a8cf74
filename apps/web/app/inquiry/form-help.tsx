import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { emergency, helpLinesFor, t, telHref, type IssueName } from '@lawyers/domain';
import { formWidth, minTargetSize } from '@lawyers/ui';

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

// Two lines of text fit the minimum target height, so a long help line causes no layout shift.
const Strip = styled('aside')(({ theme }) => ({
  maxWidth: formWidth,
  padding: theme.spacing(0, 3, 2.5),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.selectedBackground,
  p: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: theme.spacing(3),
    minHeight: minTargetSize,
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.4,
  },
  a: { paddingBlock: theme.spacing(3), whiteSpace: 'nowrap' },
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    columnGap: theme.spacing(8),
    padding: theme.spacing(1, 5),
    p: { columnGap: theme.spacing(8) },
  },
}));
