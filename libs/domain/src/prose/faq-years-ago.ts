import { t } from '../language';
import { paths } from '../paths';
import type { FaqEntry } from './faq';

/**
 * Sources: 18 USC 1595(c); 18 USC 2255(b) and Public Law 117-176, section 3, which left claims closed whose old limit
 * had run out. Article 14 lists the sources on old claims that some states have reopened.
 */
export const yearsAgo: FaqEntry = {
  id: 'years-ago',
  subject: t({
    en: 'It was years ago. Is it too late?',
    es: 'Fue hace años. ¿Ya es demasiado tarde?',
  }),
  subtitle1: t({
    en: 'Maybe not. It depends on your state, what happened, and how old you were.',
    es: 'Quizá no. Depende de su estado, de lo que pasó y de la edad que usted tenía.',
  }),
  contents: [
    t({
      en: 'For childhood abuse, some states set a short time limit and others none. For an adult, some limits are as short as a year. Some states have reopened older claims for a limited time. In California, one of these windows closes on December 31, 2026.',
      es: 'Para el abuso en la niñez, unos estados dan un plazo corto y otros no ponen límite. Si usted ya era una persona adulta, algunos plazos son de solo un año. Algunos estados aceptan otra vez reclamos antiguos, pero solo hasta cierta fecha: en California, uno de esos plazos vence el 31 de diciembre de 2026.',
    }),
    t({
      en: 'A federal law (18 U.S.C. 2255) sets no time limit for some sexual abuse, exploitation, or trafficking of a child, unless the old limit ran out before September 16, 2022.',
      es: 'Una ley federal (18 U.S.C. 2255) no pone plazo para algunos casos de abuso sexual, explotación o trata de personas (trafficking) contra un menor, a menos que el plazo anterior haya vencido antes del 16 de septiembre de 2022.',
    }),
    t({
      en: 'Another law (18 U.S.C. 1595) generally gives ten years for trafficking, or until you turn 28 if you were a minor, whichever is later.',
      es: 'Otra ley federal (18 U.S.C. 1595) da, por lo general, diez años para demandar por trata de personas (trafficking). Si usted era menor, tiene hasta cumplir 28, si esa fecha llega después.',
    }),
    t({
      en: 'For harassment at work, a complaint to the EEOC, a federal agency, is often due in 180 or 300 days. Federal employees have 45 days for the first step.',
      es: 'Por el acoso en el trabajo, la queja formal (charge; la EEOC dice “cargo”) ante la EEOC, una agencia federal, suele tener un plazo de 180 o 300 días; quien trabaja en el gobierno federal tiene 45 para empezar.',
    }),
    t({
      en: 'Against a public school, a city, or another government body, you may have to give notice within weeks.',
      es: 'Contra una escuela pública, una ciudad u otra entidad del gobierno, quizá tenga solo unas semanas para avisar.',
    }),
    t({
      en: 'Writing to us doesn’t stop a deadline, so ask a lawyer soon.',
      es: 'Escribirnos no detiene ningún plazo, así que pregúntele a un abogado lo antes posible.',
    }),
  ],
  subtitle2: t({
    en: 'Waiting to speak is common, and it doesn’t make what happened less real.',
    es: 'Tardar en hablar es común, y no hace menos real lo que pasó.',
  }),
  links: [
    {
      label: t({ en: 'Old claims that are open now', es: 'Reclamos antiguos que hoy se aceptan' }),
      href: paths.article(14),
      text: t({ en: 'The dates, in this article', es: 'Las fechas, en este artículo' }),
    },
  ],
};
