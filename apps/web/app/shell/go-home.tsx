import Button from '@mui/material/Button';
import { paths } from '@lawyers/domain';

/** The way back that About, Terms and the confirmation end with (specification, section 2). */
export function GoHome() {
  return (
    <div>
      <Button href={paths.home}>Go to Home</Button>
    </div>
  );
}
