import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { immigration, paths, t } from '@lawyers/domain';

/** Says that nobody asks about immigration status, with a link to what cannot be promised (requirements § 8.4). */
export function ImmigrationNote() {
  return (
    <Typography variant="caption" sx={{ a: { paddingBlock: 2 } }}>
      {t({
        en: 'We do not ask about your immigration status.',
        es: 'No preguntamos por su estatus migratorio.',
      })}{' '}
      <Link href={`${paths.home}#${immigration.id}`}>
        {t({ en: 'What we can and can’t promise', es: 'Qué podemos prometer y qué no' })}
      </Link>
    </Typography>
  );
}
