import { zip } from './field';
import { defineForm } from './form';
import { invalidZipMessage } from './messages';

/** The zip code field of the hero (requirements § 3.3). Longer than five, since phones paste white space. */
export const heroForm = defineForm({
  zipCode: zip('Zip code', invalidZipMessage, { maxLength: 10 }),
});
