import { t } from '@lawyers/domain';

/** Stands beside both headings that say "Top Lawyer" (requirements § 8.4). */
export const topLawyerNote = t({
  en: '“Top Lawyer” is what we call this service. It is not a rating.',
  es: '“Abogado destacado” (Top Lawyer) es como llamamos a este servicio. No es una calificación.',
});
