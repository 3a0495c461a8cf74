import { noMessage, responseTime, t } from '@lawyers/domain';

/** The words of the contact page (requirements § 2.10 and § 8.4). */
export const contactCopy = {
  heading: t({ en: 'Contact Us', es: 'Contáctenos' }),
  description: t({
    en: `Ask about this service or tell us what you need. You will get a response ${responseTime}, at no cost.`,
    es: `Pregunte sobre este servicio o díganos qué necesita. Recibirá una respuesta ${responseTime}, sin costo.`,
  }),
  lead: t({
    en: `We cannot give legal advice. You will get a response by phone or email ${responseTime}. ${noMessage}`,
    es: `No podemos dar consejos legales. Recibirá una respuesta ${responseTime}, por teléfono o por correo electrónico. ${noMessage}`,
  }),
  phone: t({ en: 'Rather talk? Call', es: '¿Prefiere hablar? Llame, en español, al' }),
} as const;
