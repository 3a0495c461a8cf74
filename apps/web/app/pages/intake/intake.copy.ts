import { noMessage, responseTime, site, t } from '@lawyers/domain';
import { disclosureCopy } from '../../form/disclosure.copy';

/** The words around the case intake form (requirements § 2.7 and § 8.4). */
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
  lead: t({
    en: 'Or call us:',
    es: 'En español:',
  }),
  nextSteps: {
    heading: t({ en: 'What happens next', es: 'Qué sigue ahora' }),
    steps: [
      t({
        en: 'A page tells you that your message was sent and gives you a reference.',
        es: 'Una página le dice que su mensaje se envió y le da un número de referencia.',
      }),
      t({
        en: `Someone from ${site.company} or a lawyer’s office calls or emails you ${responseTime}. ${noMessage} No lawyer has taken your case yet, and a lawyer may say no.`,
        es: `Alguien de ${site.company} o de la oficina de un abogado le llama o le escribe por correo electrónico, en el idioma que usted prefiera. Será ${responseTime}. ${noMessage} Ningún abogado ha tomado su caso todavía, y un abogado puede decir que no.`,
      }),
      t({
        en: 'The first conversation is free. After that, you decide whether to go on.',
        es: 'La primera consulta es gratis. Después, usted decide si quiere seguir.',
      }),
    ],
  },
  zip: t({
    // No-break spaces, so that the number stands with its word.
    en: (zip: string) => `ZIP\u00A0${zip}`,
    es: (zip: string) => `código\u00A0postal\u00A0${zip}`,
  }),
  change: t({ en: 'Change', es: 'Cambiar' }),
  disclosure: {
    ...disclosureCopy,
    more: [
      ...disclosureCopy.more,
      t({
        en: 'Before you tell a firm your story, ask whether it represents the other side. To check, it needs only the names.',
        es: 'Antes de contarle su historia a un bufete, pídale que revise si trabaja para la otra parte. Para eso solo necesita los nombres.',
      }),
      t({
        en: `Nothing you write leaves this page until you send it. Then your answers go through EmailJS, an email service, to ${site.company}, which runs this site. We pass them to a law firm or a lawyer. To have them deleted, contact us and give your reference, or your name and the day you sent them. A lawyer who already has them may have to keep a record.`,
        es: `Nada de lo que escribe sale de esta página hasta que usted lo envía. Entonces sus respuestas pasan por EmailJS, un servicio de correo electrónico, y llegan a ${site.company}, que maneja este sitio. Se las pasamos a un bufete o a un abogado. Para que las borremos, contáctenos y dé su número de referencia, o su nombre y el día en que las envió. Si ya las tiene un abogado, quizá la ley le exija a ese abogado guardar un registro.`,
      }),
    ],
  },
  safety: {
    heading: t({ en: 'If someone may be watching', es: 'Si alguien puede estar vigilándole' }),
    paragraphs: [
      t({
        en: '“Exit this site” clears what you typed and at once opens a page that is not ours. In most browsers, it does the same in your other tabs on this site. With a keyboard, you can also press Shift three times. If the page is still loading, the link takes you away but may not clear your words. If you leave some other way, pressing Back may show what you typed.',
        es: '“Salir de este sitio” borra lo que escribió y abre de inmediato una página que no es nuestra. En la mayoría de los navegadores hace lo mismo en las otras pestañas de este sitio. Con un teclado, también puede oprimir tres veces la tecla Shift (Mayús). Si la página todavía se está cargando, el enlace le saca de aquí, pero quizá no borre sus palabras. Si sale de otra manera, el botón de regresar puede mostrar lo que escribió.',
      }),
      t({
        en: '“Exit this site” does not erase your browser’s history, which can still show this page, the kind of harm you chose, and your zip code.',
        es: 'No borra el historial de su navegador, que todavía puede mostrar esta página, el tipo de daño que eligió y su código postal.',
      }),
      t({
        en: 'If someone checks your phone or computer, use one that they cannot reach. Give only a phone number and an email address that no one else can see.',
        es: 'Si alguien revisa su celular o su computadora, use otro aparato que esa persona no pueda revisar. Dé solo un número de teléfono y un correo electrónico que nadie más pueda ver.',
      }),
    ],
    more: t({
      en: 'What the browser keeps, and how to remove it',
      es: 'Qué guarda el navegador y cómo borrarlo',
    }),
  },
} as const;
