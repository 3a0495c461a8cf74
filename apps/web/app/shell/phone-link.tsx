import { telHref } from '@lawyers/domain';
import { settings } from '../settings';

/** The phone number as people read it, ready to be dialed. */
export function PhoneLink() {
  const number = settings.VITE_PHONE;
  return <a href={telHref(number)}>{number}</a>;
}
