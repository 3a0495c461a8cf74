import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths, t } from '@lawyers/domain';

/** The link to the home page at the end of text pages and of the confirmation (requirements § 2.8 and § 2.9). */
export function GoHome() {
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Button variant="outline" href={paths.home}>
        {t({ en: 'Go to Home', es: 'Ir al inicio' })}
      </Button>
    </Box>
  );
}
