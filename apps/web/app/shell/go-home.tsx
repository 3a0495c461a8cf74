import { paths } from '@lawyers/domain';
import { ButtonLink } from '@lawyers/ui';
import type { ComponentProps } from 'react';

type GoHomeProps = Pick<ComponentProps<typeof ButtonLink>, 'variant'>;

/** The way back that About, Terms and the confirmation end with (specification, section 2). */
export function GoHome(props: GoHomeProps) {
  return (
    <div>
      <ButtonLink {...props} href={paths.home}>
        Go to Home
      </ButtonLink>
    </div>
  );
}
