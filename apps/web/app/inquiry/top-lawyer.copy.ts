import { t } from '@lawyers/domain';

/** Stands beside both headings that say "Top Lawyer" (requirements § 8.4). */
export const topLawyerNote = t({
  en: '“Top Lawyer” names our service, not a rating.',
  es: '“Destacado” nombra el servicio, no lo califica.',
});
