import { disclosureCopy } from '../inquiry/disclosure.copy';

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
    es: 'Si prefiere hablar en lugar de escribir, llámenos al',
  }),
  disclosure: {
    ...disclosureCopy,
    more: [
      ...disclosureCopy.more,
      t({
        en: `Nothing you write leaves this page until you send it. Then it goes through EmailJS, an email service, to ${site.company}, which runs this site. From there it may go to a law firm or a lawyer. To have it deleted, contact us and give your reference, or your name and the day you sent it. A lawyer who already has it may have to keep a record.`,
        es: `Nada de lo que escribe sale de esta página hasta que usted lo envía. Entonces pasa por EmailJS, un servicio de correo electrónico, y llega a ${site.company}, que maneja este sitio. De ahí puede pasar a un bufete o a un abogado. Para que lo borremos, contáctenos y dé su número de referencia, o su nombre y el día en que lo envió. Si ya lo tiene un abogado, quizá la ley le exija a ese abogado guardar un registro.`,
      }),
    ],
  },
} as const;
