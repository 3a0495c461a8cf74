import { noMessage, responseTime, site, t } from '@lawyers/domain';
import { disclosureCopy } from '../../form/disclosure.copy';

/** The texts around the intake form (requirements § 2.7 and § 8.4). */
export const intakeCopy = {
  title: t({ en: 'Your message', es: 'Su mensaje' }),
  description: t({
    en: 'A short form for a free, no-obligation consultation.',
    es: 'Un formulario corto para una consulta gratis y sin compromiso.',
  }),
  heading: t({
    en: 'Briefly Describe Your Case to Connect with a Top Lawyer',
    es: 'Cuéntenos su caso y hable con un abogado destacado',
  }),
  lead: t({ en: 'Or call us:', es: 'O llámenos, en español:' }),
  nextSteps: {
    heading: t({ en: 'What happens next', es: 'Qué sigue ahora' }),
    steps: [
      t({
        en: 'A page tells you that your message was sent and, unless scripts are turned off, gives you a reference.',
        es: 'Una página le dice que su mensaje se envió y, a menos que JavaScript esté desactivado, le da un número de referencia.',
      }),
      t({
        en: `Someone from ${site.company} or a lawyer’s office calls or emails you ${responseTime}. ${noMessage} No lawyer has taken your case yet, and a lawyer may say no.`,
        es: `Alguien de ${site.company} o de la oficina de un abogado le llama o le escribe por correo electrónico, en español o en inglés, como usted prefiera. Será ${responseTime}. ${noMessage} Ningún abogado ha tomado su caso todavía, y un abogado puede decir que no.`,
      }),
      t({
        en: 'The first conversation is free. After that, you decide whether to go on.',
        es: 'La primera consulta es gratis. Después, usted decide si quiere seguir.',
      }),
    ],
  },
  zip: t({
    // A no-break space keeps the number beside its word.
    en: (zip: string) => `ZIP\u00A0${zip}`,
    es: (zip: string) => `código postal\u00A0${zip}`,
  }),
  change: t({ en: 'Change', es: 'Cambiar' }),
  disclosure: {
    ...disclosureCopy,
    paragraphs: [
      t({
        en: 'Some answers above were filled in for you. Please change any that are not true.',
        es: 'Algunas respuestas de arriba ya venían elegidas. Cambie las que no sean ciertas en su caso.',
      }),
      ...disclosureCopy.paragraphs,
    ],
    more: [
      ...disclosureCopy.more,
      t({
        en: 'Before you tell a firm your story, ask whether it represents the other side. To check, it needs only the names.',
        es: 'Antes de contarle su historia a un bufete, pídale que revise si trabaja para quien le hizo daño. Para eso solo necesita los nombres.',
      }),
      t({
        en: `Nothing you write in this form leaves this page until you send it. Then your answers go through EmailJS, an email service, to ${site.company}, which runs this site. We pass them to a law firm or a lawyer. To have them deleted, contact us and give your reference, or your name and the day you sent them. A lawyer who already has them may have to keep a record.`,
        es: `Nada de lo que escribe en este formulario sale de esta página hasta que usted lo envía. Entonces sus respuestas pasan por EmailJS, un servicio de correo electrónico, y llegan a ${site.company}, que maneja este sitio. Se las pasamos a un abogado o a un bufete de abogados. Para que las borremos, contáctenos y dé su número de referencia, o su nombre y el día en que las envió. Si ya las tiene un abogado, quizá la ley le exija a ese abogado guardar un registro.`,
      }),
    ],
  },
} as const;
