import { invalidZipMessage } from './error-messages';
import { zip } from './field';
import { defineForm } from './form';
import { t } from './language';

/** The zip code field of the hero, the form at the top of the home page (requirements § 3.3). */
export const heroForm = defineForm({
  zipCode: zip(t({ en: 'Zip code', es: 'Código postal' }), invalidZipMessage),
});
