import { t } from '../language';
import type { FaqEntry } from './faq';

/**
 * Sources: aclu.org, "Worried about getting sued for reporting sexual abuse?"; hodgsonruss.com, Sagaille v. Carrega
 * (New York, 2021), on reports to the police.
 */
export const defamation: FaqEntry = {
  id: 'speaking',
  subject: t({
    en: 'Can the person who hurt me sue me if I speak?',
    es: 'Si hablo, ¿me puede demandar la persona que me hizo daño?',
  }),
  subtitle1: t({
    en: 'They can try, by suing you for defamation. What is true is not defamation, but a lawsuit takes time and money. Ask a lawyer before you name anyone in public or online.',
    es: 'Puede intentarlo, con una demanda por difamación (defamation). Lo que es verdad no es difamación, pero una demanda cuesta tiempo y dinero. Pregúntele a un abogado antes de dar nombres en público o en internet.',
  }),
  contents: [
    t({
      en: 'In general, the law protects what you say as a witness in court. Most states also protect an honest report to the police, and many protect one to an agency.',
      es: 'En general, la ley protege lo que usted dice como testigo en un tribunal (la corte). La mayoría de los estados protege también una denuncia de buena fe a la policía, y muchos, la que se hace ante una agencia.',
    }),
    t({
      en: 'In many states, a judge can end a lawsuit early if it is meant to silence you. The laws that allow this are called anti-SLAPP laws.',
      es: 'En muchos estados, un juez puede terminar pronto una demanda hecha para callarle, gracias a leyes que en inglés se llaman anti-SLAPP.',
    }),
    t({
      en: 'If you’re served with court papers, call a lawyer that day: you may have only a few weeks to answer. Your homeowner’s or renter’s insurance may pay for a lawyer.',
      es: 'Si le llegan papeles de una demanda, llame a un abogado ese mismo día: quizá tenga solo unas semanas para contestar. El seguro de su casa, propia o rentada, puede pagar un abogado.',
    }),
    t({
      en: 'If you once signed a promise of silence (NDA), ask a lawyer before you break it. A promise not to speak about sexual abuse may not hold.',
      es: 'Si firmó un acuerdo de confidencialidad (NDA), pregúntele a un abogado antes de romperlo. La promesa de callar un abuso sexual quizá no valga.',
    }),
  ],
};
