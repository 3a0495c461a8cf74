import { site, t } from '@lawyers/domain';

/** The texts of the footer that are this site's. */
export const footerCopy = {
  advertising: t({
    en: `Attorney advertising. This site is a paid referral service, not a law firm. Responsible firm: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}.`,
    es: `Publicidad de abogados (attorney advertising). Este sitio pasa su mensaje a abogados y bufetes, que pagan por el servicio; no es un bufete. Bufete responsable: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}.`,
  }),
} as const;
