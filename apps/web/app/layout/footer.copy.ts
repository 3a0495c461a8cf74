import { advertisingService, site, t } from '@lawyers/domain';

/**
 * The part of the footer's text that names the operator's law firm. It is not in `SiteFooter` with the other texts,
 * because components of libs/ui get facts about the operator as props.
 */
export const footerCopy = {
  // The text ends without a period, since the address may end with one.
  advertising: t({
    en: `Attorney advertising. ${advertisingService} Responsible firm: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}`,
    es: `Publicidad de abogados (attorney advertising). ${advertisingService} Bufete responsable: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}`,
  }),
} as const;
