import { site, t } from '@lawyers/domain';

/** The words of the footer of every page. */
export const footerCopy = {
  states: t({ en: 'States we serve', es: 'Estados donde atendemos' }),
  contact: t({ en: 'Contact', es: 'Contacto' }),
  advertising: t({
    en: `Attorney advertising. This site is a paid referral service, not a law firm. Responsible firm: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}.`,
    es: `Publicidad de abogados (attorney advertising). Este sitio pasa su mensaje a abogados y bufetes, que pagan por el servicio; no es un bufete. Bufete responsable: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}.`,
  }),
} as const;
