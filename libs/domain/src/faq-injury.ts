import type { FaqEntry } from './faq';
import { t } from './language';
import { paths } from './paths';

/** For people hurt in an accident. The articles have the sources. */
export const injuryQuestions: readonly FaqEntry[] = [
  {
    id: 'accident',
    subject: t({
      en: 'I was hurt in an accident. Do I need a lawyer?',
      es: 'Tuve un accidente y me lastimé. ¿Necesito un abogado?',
    }),
    subtitle1: t({
      en: 'Not always. If you healed fast and no one blames you, you may be able to settle with the insurer yourself.',
      es: 'No siempre. Si sanó pronto y nadie le echa la culpa, quizá pueda llegar a un acuerdo con la compañía de seguros por su cuenta.',
    }),
    contents: [
      t({
        en: 'Talk to a lawyer if you are still in pain, missed work, or are being blamed, or if a child or a company is involved.',
        es: 'Pregúntele a un abogado si todavía le duele, si faltó al trabajo, si le echan la culpa, o si hay un menor o una empresa de por medio.',
      }),
    ],
  },
  {
    id: 'insurance',
    subject: t({
      en: 'The insurance company is calling. What do I say?',
      es: 'Me llama la compañía de seguros. ¿Qué le digo?',
    }),
    subtitle1: t({
      en: 'First ask whose company it is. You usually don’t have to give the other side’s company a recorded statement. Your own can expect you to report and cooperate.',
      es: 'Primero pregunte a quién asegura esa compañía: ¿a usted o a la otra parte? A la de la otra parte, por lo general no tiene que darle una declaración grabada. La suya sí puede pedirle que avise y coopere.',
    }),
    contents: [
      t({
        en: 'Before you sign or cash a check, ask if it ends your claim. If so, you can’t get more, even if you get worse.',
        es: 'Antes de firmar o de cobrar un cheque, pregunte si con eso termina su reclamo. Si es así, ya no puede pedir más, aunque usted empeore.',
      }),
    ],
  },
  {
    id: 'deadlines',
    subject: t({
      en: 'How long do I have after an accident?',
      es: '¿Cuánto tiempo tengo después de un accidente?',
    }),
    subtitle1: t({
      en: 'Often one to four years, depending on your state and on what happened. Some steps are due much sooner.',
      es: 'Muchas veces de uno a cuatro años, según el estado y lo que pasó. Algunos pasos hay que darlos mucho antes.',
    }),
    contents: [
      t({
        en: 'Report an injury at work to your employer in writing right away. Against a public school, a city, or another government body, you may have to give notice within weeks.',
        es: 'Si se lastimó en el trabajo, avísele a su empleador de inmediato y por escrito. Contra una escuela pública, una ciudad u otra entidad del gobierno, quizá tenga que dar aviso en pocas semanas.',
      }),
    ],
    links: [
      {
        label: t({ en: 'After a car crash', es: 'Después de un choque' }),
        href: paths.article(11),
        text: t({ en: 'The limits, in this article', es: 'Los plazos, en este artículo' }),
      },
    ],
  },
];
