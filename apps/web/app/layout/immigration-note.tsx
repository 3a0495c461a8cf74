import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { immigration, paths, t } from '@lawyers/domain';

/** Says that nobody asks about immigration status, with a link to what that means and what cannot be promised (requirements § 8.4). */
export function ImmigrationNote() {
  return (
    <LinkNote variant="caption">
      {t({ en: 'We do not ask about your ', es: 'No preguntamos por su ' })}
      <Link href={`${paths.home}#${immigration.id}`}>
        {t({ en: 'immigration status', es: 'estatus migratorio' })}
      </Link>
      .
    </LinkNote>
  );
}

/** A small note with a link that is high enough to touch. Its variant is `caption`. */
export const LinkNote = styled(Typography)(({ theme }) => ({
  a: { paddingBlock: theme.spacing(2) },
}));
