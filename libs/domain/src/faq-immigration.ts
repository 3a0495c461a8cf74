import type { FaqEntry } from './faq';
import { t } from './language';
import { paths } from './paths';

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
      en: 'But a court order or a subpoena, which can also come from a government agency, could force us or a lawyer to hand over what you send. So leave your status out of it.',
      es: 'Pero podrían obligarnos a nosotros o a un abogado a entregar lo que envía, por la orden de un tribunal o por un requerimiento legal (subpoena), que también puede venir de una agencia del gobierno. Por eso, no ponga su estatus en el formulario.',
    }),
    t({
      en: 'Ask a lawyer if going to court is a risk, and if you can appear by video. Before you leave the country, ask if you could come back.',
      es: 'Pregúntele a un abogado si ir al tribunal (la corte) es un riesgo y si puede presentarse por video. Antes de salir del país, pregunte si podría regresar.',
    }),
    t({
      en: 'You may ask for papers of your own if a spouse or parent with citizenship or a green card, or a grown child who is a citizen, abused you (VAWA). So may victims of certain crimes (U visa) or trafficking (T visa). Ask an immigration lawyer first: since December 22, 2025, officials have taken a narrower view of the law that keeps this private (8 U.S.C. 1367).',
      es: 'Quizá pueda pedir papeles por su cuenta si le maltrató su esposo o esposa, su padre o su madre, con ciudadanía o residencia, o un hijo o una hija de edad adulta con ciudadanía (VAWA). También las víctimas de ciertos delitos (visa U) o de la trata de personas (trafficking, visa T). Pregúntele primero a un abogado de inmigración: desde el 22 de diciembre de 2025, inmigración entiende de manera más limitada la ley que mantiene esto en privado (8 U.S.C. 1367).',
    }),
    t({
      en: 'Only a lawyer or a representative accredited by the Department of Justice may advise you on immigration, not a “notario.” If a notario filed papers for you, show them to a lawyer. Complaints: FTC, 877-382-4357.',
      es: 'Solo un abogado o un representante acreditado por el Departamento de Justicia (accredited representative) puede aconsejarle sobre inmigración; una oficina de “multiservicios”, no. Aquí un notario público no es abogado, salvo que también tenga licencia de abogado. Si alguno presentó papeles por usted, muéstreselos a un abogado. Quejas, en español: FTC, 877-382-4357.',
    }),
    t({
      en: 'Some legal aid offices can’t help people without papers, except some victims, so ask. Your consulate may help, if you don’t fear your government. Mexico’s answers day and night: 520-623-7874.',
      es: 'Algunas oficinas de ayuda legal (legal aid) no pueden ayudar a personas sin papeles, salvo a ciertas víctimas: pregunte. También puede ayudar su consulado, si no le teme a su gobierno. El de México (CIAM) contesta día y noche: 520-623-7874.',
    }),
  ],
  subtitle2: t({
    en: 'A threat to report you can be part of the abuse. If you are in danger, call 911. What the police share with immigration differs by place.',
    es: 'Si alguien amenaza con denunciarle a inmigración, eso puede ser parte del abuso. Si está en peligro, llame al 911; lo que la policía comparte con inmigración varía según el lugar.',
  }),
  links: [
    {
      label: t({ en: 'Who may ask, and how', es: 'Quién puede pedir papeles, y cómo' }),
      href: paths.article(3),
      text: t({ en: 'Immigration, in this article', es: 'Inmigración, en este artículo' }),
    },
  ],
} as const satisfies FaqEntry;
