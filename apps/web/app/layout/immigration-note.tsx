import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { immigration, paths, t } from '@lawyers/domain';

/** Says that nobody asks about immigration status, with a link to what that means and what cannot be promised (requirements § 8.4). */
export function ImmigrationNote() {
  return (
    <Typography variant="caption" sx={{ a: { paddingBlock: 2 } }}>
      {t({ en: 'We do not ask about your ', es: 'No preguntamos por su ' })}
      <Link href={`${paths.home}#${immigration.id}`}>
        {t({ en: 'immigration status', es: 'estatus migratorio' })}
      </Link>
      .
    </Typography>
  );
}
