import { t } from '@lawyers/domain';

/** Stands beside both headings that say "Top Lawyer" (requirements § 8.4). */
export const topLawyerNote = t({
  en: '“Top Lawyer” is the name of our service. It is not a rating.',
  es: '“Abogado destacado” es un nombre nuestro; no es una calificación del abogado.',
});
