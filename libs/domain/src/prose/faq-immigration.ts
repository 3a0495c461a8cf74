import { t } from '../language';
import { paths } from '../paths';
import type { FaqEntry } from './faq';
import { otherPhones } from './other-phones';
import { legalAidLimits } from './shared-phrases';

/**
 * For people without immigration papers. Both forms and the hero link to this answer. It is in the tab of questions
 * that is open when the home page opens, so that they find it even if the script that opens the tab of a link's target
 * is lost. Sources: 8 CFR 1292.1 and 1292.11; 45 CFR 1626.4, on legal aid.
 */
export const immigration = {
  id: 'immigration',
  subject: t({
    en: 'I am undocumented. Can I still ask?',
    es: 'No tengo papeles. ¿Puedo preguntar de todos modos?',
  }),
  subtitle1: t({
    en: 'Yes. We do not ask about your status, and the form sends nothing to immigration officials. In general, you do not need papers to bring a civil claim.',
    es: 'Sí. No preguntamos por su estatus migratorio, y el formulario no envía nada a inmigración. En general, tampoco hacen falta papeles para presentar un reclamo civil.',
  }),
  contents: [
    t({
      en: 'But a court order or a subpoena, which can also come from a government agency, could force us or a lawyer to hand over what you send. So leave your status out of it.',
      es: 'Pero podrían obligarnos a nosotros o a un abogado a entregar lo que envía, por la orden de un tribunal (la corte) o por un requerimiento legal (subpoena), que también puede venir de una agencia del gobierno. Por eso, no ponga su estatus en el formulario.',
    }),
    t({
      en: 'Ask a lawyer if going to court is a risk, and if you can appear by video. If you already have a date there, don’t simply stay away. Before you leave the country, ask if you could come back.',
      es: 'Pregúntele a un abogado si ir al tribunal es un riesgo y si puede presentarse por video. Si ya tiene una fecha ahí, no falte sin haberlo consultado antes con un abogado. Antes de salir del país, pregunte si podría regresar.',
    }),
    t({
      en: `Only a lawyer or a representative accredited by the Department of Justice may advise you on immigration, not a “notario.” If a notario filed papers for you, show them to a lawyer. Complaints: FTC, ${otherPhones.ftc.phone}.`,
      es: `Solo un abogado o un representante acreditado por el Departamento de Justicia (accredited representative) puede aconsejarle sobre inmigración; una oficina de “multiservicios”, no. En Estados Unidos, un notario público no es abogado, salvo que también tenga licencia de abogado. Si alguno presentó papeles por usted, muéstreselos a un abogado. Quejas, en español: FTC, ${otherPhones.ftc.phone}.`,
    }),
    legalAidLimits,
  ],
  subtitle2: t({
    en: 'A threat to report you can be part of the abuse. If you are in danger, call 911. How much the police share with immigration depends on where you are.',
    es: 'Si alguien amenaza con denunciarle a inmigración, eso puede ser parte del abuso. Si está en peligro, llame al 911 y diga “Spanish”. No cuelgue: le atienden con un intérprete. Lo que la policía comparte con inmigración varía según el lugar.',
  }),
  links: [
    {
      label: t({
        en: 'Getting legal status on your own, courts, hospitals, 911, consulates',
        es: 'Pedir papeles por su cuenta, corte, hospital, 911, consulados',
      }),
      href: `${paths.about}#deported`,
      text: t({ en: 'More answers', es: 'Más respuestas' }),
    },
  ],
} as const satisfies FaqEntry;

/**
 * Sources: USCIS Policy Manual, volume 3, part D, chapter 2; womenslaw.org, "VAWA self-petition", on 21 years, the
 * abused child, and living together; 8 USC 1367, and PA-2025-34 on how it is read (immpolicytracking.org,
 * visaverge.com); PM-602-0187 of February 28, 2025, on denied petitions (laurenjolaw.com; sahanjournal.com, on VAWA); 8
 * CFR 214.14, on U visas.
 */
export const ownPapers: FaqEntry = {
  id: 'own-papers',
  subject: t({
    en: 'Can I apply for legal status on my own because of what was done to me?',
    es: '¿Puedo pedir papeles por mi cuenta por lo que me hicieron?',
  }),
  subtitle1: t({
    en: 'Some people can. See an immigration lawyer before you ask: if the answer is no, you may be sent to immigration court, which can order you deported.',
    es: 'Algunas personas pueden. Antes de pedirlos, vea a un abogado de inmigración: si se los niegan, pueden mandarle a la corte de inmigración, y ahí pueden ordenar que le deporten.',
  }),
  contents: [
    t({
      en: 'A federal law called VAWA lets some people apply without the abuser. You must have lived with that person during the marriage, or while you were parent and child. A husband, wife, or parent must be a citizen or have a green card; a son or daughter must be a citizen and 21 or older. It counts, too, if your husband or wife abused your child. To apply because of a parent, you must be unmarried and under 21, sometimes 25.',
      es: 'La autopetición VAWA permite pedir papeles sin la ayuda de quien le maltrató. Es para quien vivió con esa persona durante el matrimonio o, si es su padre, su madre, su hijo o su hija, mientras existía ese parentesco. Su esposo, esposa, padre o madre debe tener ciudadanía o residencia; un hijo o una hija, ciudadanía y 21 años o más. También cuenta si su esposo o esposa maltrató a un hijo o una hija de usted. Si fue su padre o su madre, usted debe tener menos de 21 años, a veces 25, y no estar casado o casada.',
    }),
    t({
      en: 'After a divorce that had to do with the abuse, you generally have two years to file. The same limit generally applies if a husband or wife who was a citizen died, or if the abuser lost citizenship or a green card because of the abuse. Don’t marry again before the petition is approved, or it will be denied.',
      es: 'Después de un divorcio que tuvo que ver con el maltrato, por lo general hay dos años para presentar la petición. Casi siempre vale el mismo plazo si murió su esposo o esposa con ciudadanía, o si quien le maltrató perdió la ciudadanía o la residencia por el maltrato. No se case otra vez antes de que la aprueben, porque se la negarían.',
    }),
    t({
      en: 'Victims of certain crimes can ask for a U visa, and victims of trafficking for a T visa.',
      es: 'Las víctimas de ciertos delitos pueden pedir una visa U, y las víctimas de trata de personas (trafficking), una visa T.',
    }),
    t({
      en: 'The law limits what officials may tell others about such cases (8 U.S.C. 1367). But since December 22, 2025, officials have more freedom to use what the abuser tells them.',
      es: 'La ley limita lo que inmigración les puede contar a otros sobre estos casos (8 U.S.C. 1367). Pero desde el 22 de diciembre de 2025, inmigración puede usar en más casos lo que le cuente la persona que abusó de usted.',
    }),
  ],
  links: [
    {
      label: t({ en: 'Who may ask, and how', es: 'Quién puede pedir papeles, y cómo' }),
      href: paths.article(3),
      text: t({ en: 'Immigration, in this article', es: 'Inmigración, en este artículo' }),
    },
  ],
};
