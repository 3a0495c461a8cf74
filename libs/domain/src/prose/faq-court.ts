import { t } from '../language';
import type { FaqEntry } from './faq';

export const court: FaqEntry = {
  id: 'court',
  subject: t({
    en: 'Will I have to go to the police, or face the person who hurt me in court?',
    es: '¿Tendré que ir a la policía, o ver en el tribunal (la corte) a quien me hizo daño?',
  }),
  subtitle1: t({
    en: 'You don’t have to report to the police first. Often you won’t have to see that person in court, though no one can promise that.',
    es: 'No tiene que denunciar primero ante la policía. A menudo tampoco tiene que ver a esa persona en el tribunal, aunque eso nadie puede prometerlo.',
  }),
  contents: [
    t({
      en: 'You decide whether to bring a civil claim, which asks for money, even if no one was ever charged. Many settle before any trial.',
      es: 'Usted decide si presenta un reclamo civil (claim), que pide dinero por el daño, aunque nunca hayan acusado a nadie. Muchos terminan en un acuerdo (settlement) antes de llegar a juicio.',
    }),
    t({
      en: 'You may have to answer questions under oath, usually in an office. The person who hurt you may be allowed in the room.',
      es: 'Quizá tenga que contestar preguntas bajo juramento, por lo general en una oficina. Puede que esté ahí la persona que le hizo daño.',
    }),
    t({
      en: 'Your lawyer gets you ready and sits with you. They can ask the court to keep that person out, to let you appear by video, or to use your initials.',
      es: 'Su abogado le ayuda a prepararse, está a su lado y puede pedirle al tribunal que no deje entrar a esa persona, o que a usted le permita presentarse por video o usar solo sus iniciales.',
    }),
  ],
};
