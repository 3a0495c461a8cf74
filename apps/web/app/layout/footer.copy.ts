import { advertisingService, site, t } from '@lawyers/domain';

/** The texts of the footer that are this site's. */
export const footerCopy = {
  // Without a period, which the address may have.
  advertising: t({
    en: `Attorney advertising. ${advertisingService} Responsible firm: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}`,
    es: `Publicidad de abogados (attorney advertising). ${advertisingService} Bufete responsable: ${site.responsibleFirm.name}, ${site.responsibleFirm.address}`,
  }),
} as const;
