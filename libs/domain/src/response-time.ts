import { t } from './language';
import { site } from './site';

/** The promise of an answer, with the safe times that both forms ask for (requirements § 1.3). */
export const responseTime = t({
  en: `within ${site.responseHours} hours, or at your first safe time after that`,
  es: `en un plazo de ${site.responseHours} horas, o en su primera hora segura después`,
});

/** Why a phone may ring without a message: nobody may leave one without a Yes (`safe-contact.ts`). */
export const noMessage = t({
  en: 'We may call without leaving a message.',
  es: 'Es posible que llamemos y no dejemos mensaje.',
});
