import { zip } from './field';
import { defineForm } from './form';
import { invalidZipMessage } from './messages';

/** What the hero asks besides the issue. White space around the zip code has room, since phones paste it. */
export const heroForm = defineForm({
  zipCode: zip('Zip code', invalidZipMessage, { maxLength: 10 }),
});
