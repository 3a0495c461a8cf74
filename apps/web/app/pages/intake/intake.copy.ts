import { noMessage, responseTime, site, t } from '@lawyers/domain';

/** The static texts around the intake form (requirements § 2.7). `intake-form.copy.ts` has those inside it. */
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
} as const;
