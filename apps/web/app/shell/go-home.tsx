import { ButtonLink } from '@lawyers/ui';
import { paths } from '@lawyers/domain';

/** The way back that About, Terms and the confirmation end with (specification, section 2). */
export function GoHome() {
  return (
    <div>
      <ButtonLink href={paths.home}>Go to Home</ButtonLink>
    </div>
  );
}
