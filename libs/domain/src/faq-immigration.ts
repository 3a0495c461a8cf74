import type { FaqEntry } from './faq';
import { t } from './language';

/**
 * For people without papers, in the tab that opens first. Both forms and the hero link here. Sources: USCIS Policy
 * Manual, volume 3, part D, chapter 2; 8 USC 1367; 8 CFR 1292.1 and 1292.11.
 */
export const immigration = {
  id: 'immigration',
  subject: t({
    en: 'I am undocumented. Can I still ask?',
    es: 'No tengo papeles. ¿Puedo preguntar de todos modos?',
  }),
  subtitle1: t({
    en: 'Yes. We do not ask about your status, and the form sends nothing to immigration officials. In general, you do not have to be a citizen to bring a civil claim.',
    es: 'Sí. No preguntamos por su estatus migratorio, y el formulario no envía nada a inmigración. En general, no hace falta tener la ciudadanía para presentar un reclamo civil.',
  }),
  contents: [
    t({
      en: 'One thing we cannot promise: a court order or a subpoena, which can also come from a government agency, could force us or a lawyer to hand over what you sent. So leave your status out of the form.',
      es: 'Hay algo que no podemos prometer: la orden de un tribunal o un requerimiento legal (subpoena), que también puede venir de una agencia del gobierno, podría obligarnos, a nosotros o a un abogado, a entregar lo que envió. Por eso, no ponga su estatus en el formulario.',
    }),
    t({
      en: 'Before you tell a lawyer more, ask what stays private, and whether going to court is a risk for you.',
      es: 'Antes de contarle más a un abogado, pregúntele qué queda en privado y si ir al tribunal es un riesgo para usted.',
    }),
    t({
      en: 'Someone abused by a spouse or parent who is a citizen or has a green card, or by a grown child who is a citizen, may be able to apply for status on their own (VAWA). Men can too, and the abuser does not have to know. Some people harmed by a crime or trafficking can get a U or T visa. A federal law (8 U.S.C. 1367) keeps this private, with exceptions. Applying can carry risks, so ask an immigration lawyer first.',
      es: 'Si le maltrata su esposo, su esposa, su mamá o su papá, y esa persona es ciudadana o residente permanente, quizá pueda pedir papeles por su cuenta (VAWA). También si le maltrata un hijo adulto que es ciudadano. Los hombres también pueden, y el agresor no tiene que enterarse. Algunas víctimas de un delito o de la trata de personas (trafficking) pueden solicitar una visa U o T. Una ley federal (8 U.S.C. 1367) protege la privacidad de todo esto, con excepciones. Solicitar puede traer riesgos, así que primero pregúntele a un abogado de inmigración.',
    }),
    t({
      en: 'Only a lawyer, or a representative accredited by the Department of Justice, who often costs less, may advise you on immigration. A “notario” may not.',
      es: 'Solo un abogado o un representante acreditado por el Departamento de Justicia (accredited representative) puede aconsejarle sobre inmigración; el representante suele costar menos. En los estados de este país, ser notario no hace abogado a nadie.',
    }),
    t({
      en: 'In danger, call 911. What police and courts share with immigration officials differs by place.',
      es: 'Si está en peligro, llame al 911. Lo que la policía y los tribunales comparten con inmigración varía según el lugar.',
    }),
  ],
  subtitle2: t({
    en: 'A threat to report you can be part of the abuse.',
    es: 'Si alguien amenaza con denunciarle a inmigración, eso puede ser parte del abuso.',
  }),
} as const satisfies FaqEntry;
