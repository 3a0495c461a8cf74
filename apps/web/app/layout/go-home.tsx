import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { paths, t } from '@lawyers/domain';

type GoHomeProps = Pick<ButtonProps, 'variant'>;

/** The link to Home at the end of About, Terms, and the confirmation (requirements § 2.8 and § 2.9). */
export function GoHome(props: GoHomeProps) {
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Button {...props} href={paths.home}>
        {t({ en: 'Go to Home', es: 'Ir al inicio' })}
      </Button>
    </Box>
  );
}
