import Link from '@mui/material/Link';
import { telHref } from '@lawyers/domain';
import { settings } from '../settings';

/** The phone number as people read it, ready to be dialed. */
export function PhoneLink() {
  const number = settings.VITE_PHONE;
  return <Link href={telHref(number)}>{number}</Link>;
}
