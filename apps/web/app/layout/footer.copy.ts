import { site, t } from '@lawyers/domain';

/** The texts of the footer that are this site's. */
export const footerCopy = {
  advertising: t({
    en: `Attorney advertising. This site is a paid advertising service (lead generator). It is not a bar referral service and not a law firm. Responsible firm: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}.`,
    es: `Publicidad de abogados (attorney advertising). Este sitio es un servicio de publicidad pagado por abogados (lead generator). No es el servicio de referencia de un colegio de abogados (bar) ni un bufete. Bufete responsable: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}.`,
  }),
} as const;
