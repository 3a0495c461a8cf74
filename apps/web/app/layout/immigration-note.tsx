import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { immigration, paths, t } from '@lawyers/domain';

/**
 * Says that we do not ask about the visitor's immigration status, and links to the question about it on the home page,
 * whose answer also says what cannot be promised (requirements § 8.4).
 */
export function ImmigrationNote() {
  return (
    <LinkNote>
      {t({ en: 'We do not ask about your ', es: 'No preguntamos por su ' })}
      <Link href={`${paths.home}#${immigration.id}`}>
        {t({ en: 'immigration status', es: 'estatus migratorio' })}
      </Link>
      .
    </LinkNote>
  );
}

/** A note whose link has padding for a sufficient target size. It can be part of a paragraph or stand alone. */
const LinkNote = styled('span')(({ theme }) => ({
  a: { paddingBlock: theme.spacing(2) },
}));
