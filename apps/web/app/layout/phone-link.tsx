import Link from '@mui/material/Link';
import { telHref } from '@lawyers/domain';
import { settings } from '../settings';

/** The site's phone number as a tel: link. */
export function PhoneLink() {
  const number = settings.VITE_PHONE;
  return (
    <Link href={telHref(number)} translate="no">
      {number}
    </Link>
  );
}
