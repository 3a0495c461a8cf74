import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { immigration, paths, t } from '@lawyers/domain';

/** Says that nobody asks about immigration status, with a link to what that means and what cannot be promised (requirements § 8.4). */
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

/** A note with a link that is high enough to touch, in a paragraph or as one. */
const LinkNote = styled('span')(({ theme }) => ({
  a: { paddingBlock: theme.spacing(2) },
}));
