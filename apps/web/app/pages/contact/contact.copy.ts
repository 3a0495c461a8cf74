import { responseTime, t } from '@lawyers/domain';

/** The words of the contact page (requirements § 2.10 and § 8.4). */
export const contactCopy = {
  heading: t({ en: 'Contact Us', es: 'Contáctenos' }),
  description: t({
    en: `Ask about this service or tell us what you need. You will get a response ${responseTime}, at no cost.`,
    es: `Pregunte sobre este servicio o díganos qué necesita. Recibirá una respuesta sin costo ${responseTime}.`,
  }),
  phone: t({ en: 'Rather talk? Call', es: '¿Prefiere hablar? Llame, en español, al' }),
} as const;
