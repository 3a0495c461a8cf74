import { zip } from './field';
import { defineForm } from './form';
import { t } from './language';
import { invalidZipMessage } from './messages';

/** The zip code field of the hero (requirements § 3.3). */
export const heroForm = defineForm({
  zipCode: zip(t({ en: 'Zip code', es: 'Código postal' }), invalidZipMessage),
});
