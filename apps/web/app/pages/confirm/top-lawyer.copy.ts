import { t } from '@lawyers/domain';

/** Stands beside both headings that say "Top Lawyer" (requirements § 8.4). */
export const topLawyerNote = t({
  en: '“Top Lawyer” is our service’s name, not a rating.',
  es: '“Destacado” es un nombre, no una calificación.',
});
