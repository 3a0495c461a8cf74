import { site, t } from '@lawyers/domain';

/** The words of the contact page (requirements § 2.10 and § 8.4). */
export const contactCopy = {
  heading: t({ en: 'Contact Us', es: 'Contáctenos' }),
  description: t({
    en: `Ask about this service or tell us what you need. You will get a response within ${site.responseHours} hours, at no cost.`,
    es: `Pregunte sobre este servicio o díganos qué necesita. Recibirá una respuesta en un plazo de ${site.responseHours} horas, sin costo.`,
  }),
  lead: t({
    en: `Ask about this service, or tell us what you need. We cannot give legal advice. You will get a response within ${site.responseHours} hours, by phone or email. Give only a phone number and an email address that no one else can see. If there is a safe time to reach you, put it in your message.`,
    es: `Pregunte sobre este servicio, o díganos qué necesita. No podemos dar consejos legales. Recibirá una respuesta en un plazo de ${site.responseHours} horas, por teléfono o por correo electrónico. Dé solo un número de teléfono y un correo electrónico que nadie más pueda ver. Si hay una hora segura para comunicarnos con usted, póngala en su mensaje.`,
  }),
  phone: t({
    en: 'If you would rather talk than write, call us at',
    es: 'Si prefiere hablar en lugar de escribir, llámenos, en español, al',
  }),
} as const;
