import { t } from '../language';
import { lineLink } from '../phone-links';
import type { FaqEntry } from './faq';
import { childAbuseLine, imagesTakenBefore18 } from './help-lines';

/**
 * For children. The Spanish text addresses them with "tú", as does the passage for children in Terms. All other Spanish
 * texts use "usted".
 */
export const under18: FaqEntry = {
  id: 'under-18',
  subject: t({
    en: 'I am under 18. What can I do?',
    es: 'Tengo menos de 18 años. ¿Qué puedo hacer?',
  }),
  subtitle1: t({
    en: 'You did nothing wrong, and it is not your fault. Ask an adult you trust for help, such as a relative, a teacher, or a nurse. If the first one does not help, try another.',
    es: 'No hiciste nada malo, y no es tu culpa. Por favor, pídele ayuda a una persona adulta de confianza, como un familiar o alguien que trabaja en tu escuela o en una clínica. Si la primera no te ayuda, busca a otra.',
  }),
  contents: [
    t({
      en: 'Teachers, nurses, and counselors usually have to report abuse, to keep you safe. Before you tell them, ask what they have to report.',
      es: 'Quienes trabajan en una escuela o en una clínica casi siempre tienen que reportar el abuso, para protegerte. Antes de contarles, pregunta qué tienen que reportar.',
    }),
    t({
      en: 'If you are in danger now, call 911. You can also call Childhelp. If a parent or guardian is the one hurting you, Childhelp can tell you who could help. Use a phone that the person hurting you can’t check.',
      es: 'Si estás en peligro ahora, llama al 911, di “Spanish” y no cuelgues. También puedes llamar a Childhelp. Si te hace daño tu mamá, tu papá o tu tutor legal, ahí pueden decirte quién podría ayudarte. Usa un teléfono que no pueda revisar la persona que te hace daño.',
    }),
    t({
      en: 'If someone has a private image of you, don’t copy it or send it to anyone, even though it is of you: that can be illegal. Take It Down helps without asking your name.',
      es: 'Si alguien tiene una imagen íntima tuya, no la copies ni se la mandes a nadie, aunque seas tú quien sale: puede ser ilegal. Take It Down te ayuda sin pedir tu nombre.',
    }),
    t({
      en: 'Our forms are for adults, so a parent, a guardian, or someone named by a court has to write for you. You can call legal aid yourself, and ask if a court could name someone.',
      es: 'Nuestros formularios son para personas adultas, así que tiene que escribir por ti tu mamá, tu papá, tu tutor legal (guardian) o alguien que haya nombrado un tribunal. Pero tú puedes llamar a una oficina de ayuda legal gratuita (legal aid), y preguntar si un tribunal podría nombrar a alguien.',
    }),
  ],
  links: [childAbuseLine, imagesTakenBefore18].map(lineLink),
};
