import type { FaqEntry } from './faq';
import { t } from './language';

/**
 * For people without papers, in the tab that opens first. Both forms and the hero link here. Sources: USCIS Policy
 * Manual, volume 3, part D, chapter 2; 8 USC 1367, and PA-2025-34 on how it is read; 8 CFR 214.14, on U visas; 8 CFR
 * 1292.1 and 1292.11; 45 CFR 1626.4, on legal aid. CIAM's number: dosmundos.com, "Voces consulares", May 2021, and
 * beyondbordersnews.com, on the program of 2025.
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
      en: 'Before you tell a lawyer more, ask what stays private, whether going to court is a risk for you, and whether you can appear by video. Before you leave the country, ask whether you could come back, and what happens to your case.',
      es: 'Antes de contarle más a un abogado, pregúntele qué queda en privado, si ir al tribunal (la corte) es un riesgo para usted y si puede presentarse por video. Antes de salir del país, pregunte si podría regresar y qué pasaría con su caso.',
    }),
    t({
      en: 'Someone abused by a spouse or parent who is a citizen or has a green card, or by a grown child who is a citizen, may be able to apply for status on their own (VAWA). Men can too, and the abuser does not have to know.',
      es: 'Si le maltrata su esposo, su esposa, su mamá o su papá, y esa persona es ciudadana o residente permanente, quizá pueda pedir papeles por su cuenta (VAWA). También si le maltrata un hijo adulto que es ciudadano. Los hombres también pueden, y el agresor no tiene que enterarse.',
    }),
    t({
      en: 'Some victims of a crime or trafficking can ask for a U or T visa. A U visa needs no marriage, and whoever hurt you needs no papers. But the police, a prosecutor, or another authority must certify that you help with the case, and the wait takes years.',
      es: 'Algunas víctimas de un delito o de la trata de personas (trafficking) pueden pedir una visa U o T. Para la visa U no hace falta haberse casado, ni que tenga papeles quien le hizo daño. Pero la policía, la fiscalía u otra autoridad debe certificar que usted ayuda en el caso, y la espera es de años.',
    }),
    t({
      en: 'A federal law (8 U.S.C. 1367) keeps all this private, with exceptions. Since December 22, 2025, immigration officials read it more narrowly. Applying can carry risks, so ask an immigration lawyer first.',
      es: 'Una ley federal (8 U.S.C. 1367) protege la privacidad de todo esto, con excepciones. Desde el 22 de diciembre de 2025, inmigración la entiende de manera más limitada. Solicitar puede traer riesgos, así que primero pregúntele a un abogado de inmigración.',
    }),
    t({
      en: 'Only a lawyer, or a representative accredited by the Department of Justice, who often costs less, may advise you on immigration. A “notario” or a consultant may not. If one has filed something for you, show it to a lawyer. You can report one to the FTC, a federal agency, at 877-382-4357.',
      es: 'Solo un abogado o un representante acreditado por el Departamento de Justicia (accredited representative), que suele costar menos, puede aconsejarle sobre inmigración. Un consultor o una oficina de “multiservicios” no puede. Aquí un notario público no es abogado, salvo que también tenga licencia de abogado. Si alguno ya presentó papeles por usted, muéstreselos a un abogado. Puede quejarse, en español, ante la FTC, una agencia federal: 877-382-4357.',
    }),
    t({
      en: 'Legal aid offices that cannot take people without papers may still help victims of abuse, sexual assault, or trafficking. Your consulate may know lawyers; Mexico’s line, at 520-623-7874, answers day and night. If you fear your own government, ask a lawyer first.',
      es: 'Las oficinas de ayuda legal (legal aid) que no pueden atender a personas sin papeles quizá sí ayuden a víctimas de maltrato, agresión sexual o trata: pregunte. Su consulado puede orientarle; el centro de ayuda a mexicanos (CIAM) contesta día y noche en el 520-623-7874. Si le teme al gobierno de su país, pregunte primero a un abogado.',
    }),
  ],
  subtitle2: t({
    en: 'A threat to report you can be part of the abuse. In danger, call 911. What police and courts share with immigration officials differs by place.',
    es: 'Si alguien amenaza con denunciarle a inmigración, eso puede ser parte del abuso. Si está en peligro, llame al 911. Lo que la policía y los tribunales comparten con inmigración varía según el lugar.',
  }),
} as const satisfies FaqEntry;
