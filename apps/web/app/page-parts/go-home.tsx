import { paths } from '@lawyers/domain';
import Button, { type ButtonProps } from '@mui/material/Button';

type GoHomeProps = Pick<ButtonProps, 'variant'>;

/** The way back that About, Terms and the confirmation end with (requirements § 2.8 and § 2.9). */
export function GoHome(props: GoHomeProps) {
  return (
    <div>
      <Button {...props} href={paths.home}>
        Go to Home
      </Button>
    </div>
  );
}
