import { t } from './language';

/** What this site is, wherever it names itself (Cal. Bus. & Prof. Code 6155; requirements § 8.4). */
export const advertisingService = t({
  en: 'This site is a paid advertising service (lead generator). It is not a bar referral service and not a law firm.',
  es: 'Este sitio es un servicio de publicidad pagado por abogados (lead generator). No es el servicio de referencia de un colegio de abogados (bar) ni un bufete.',
});
