import { t } from '../language';
import type { FaqEntry } from './faq';
import { otherPhones } from './other-phones';

/**
 * Sources: for Mexico (CIAM), lanacion.com.ar, November 2, 2025, and beyondbordersnews.com; for Honduras (SIAMIGH@),
 * elheraldo.hn, June 15, 2025, and elmundo.hn; for El Salvador and its hours, elmundo.net and reportehispano.com,
 * September 2020. According to agn.gt, July 29, 2025, Guatemala has no number for all its consulates.
 */
export const consulates: FaqEntry = {
  id: 'consulates',
  subject: t({ en: 'Can my consulate help me?', es: '¿Puede ayudarme mi consulado?' }),
  subtitle1: t({
    en: 'Often, if you don’t fear your government. If you asked for asylum or plan to, ask your lawyer first. A consulate can help with papers, look for a relative who was detained, or give you the names of lawyers.',
    es: 'Muchas veces sí, si no le teme a su gobierno. Si pidió asilo o piensa pedirlo, pregúntele antes a su abogado. Un consulado puede ayudarle con documentos, buscar a un familiar detenido o darle nombres de abogados.',
  }),
  contents: [
    t({
      en: `Mexico (CIAM), day and night: ${otherPhones.ciam.phone}.`,
      es: `México (CIAM), día y noche: ${otherPhones.ciam.phone}.`,
    }),
    t({
      en: `Honduras, for all its consulates: ${otherPhones.siamigh.phone}.`,
      es: `Honduras, para todos sus consulados: ${otherPhones.siamigh.phone}.`,
    }),
    t({
      en: `El Salvador, every day; on weekends, until noon El Salvador time: ${otherPhones.elSalvador.phone}.`,
      es: `El Salvador, todos los días; sábado y domingo, hasta el mediodía de allá: ${otherPhones.elSalvador.phone}.`,
    }),
  ],
  links: [
    {
      label: t({
        en: 'Guatemala: each consulate has a number of its own',
        es: 'Guatemala: cada consulado tiene su propio número',
      }),
      href: 'https://www.minex.gob.gt',
      text: 'minex.gob.gt',
    },
  ],
};
