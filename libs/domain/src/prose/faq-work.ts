import { t } from '../language';
import { paths } from '../paths';
import type { FaqEntry } from './faq';
import { otherPhones } from './other-phones';

/**
 * Sources: dol.gov/general/migrantworker/wages, on wages, the phone number, and its languages; 20 CFR 655.122(e), and
 * an explanation of it at theworkerscompexperts.com, on insurance with an H-2A visa.
 */
export const work: FaqEntry = {
  id: 'work',
  subject: t({
    en: 'I work in the fields, in a home, or by the day. What are my rights?',
    es: 'Trabajo en el campo, en una casa o por día. ¿Qué derechos tengo?',
  }),
  subtitle1: t({
    en: 'You are owed the pay for the work you did, with or without papers. If you were hurt at work, someone may owe you for that too.',
    es: 'Le deben el pago del trabajo que hizo, con papeles o sin ellos. Si se lastimó en el trabajo, quizá alguien tenga que pagarle también por eso.',
  }),
  contents: [
    t({
      en: 'If you were hurt, tell your employer in writing now. In some states you have only days or weeks. You don’t have to mention your papers.',
      es: 'Si se lastimó, avísele ya a su empleador por escrito. En algunos estados hay solo unos días o semanas. No tiene que hablar de sus papeles.',
    }),
    t({
      en: `If you have no papers, tell your employer of an injury anyway. But before you go to any agency, talk to a lawyer or a worker center. Then, for unpaid wages, call the Wage and Hour Division of the Department of Labor, in any of 200 languages: ${otherPhones.wageAndHour.phone}.`,
      es: `Si no tiene papeles, avísele de una lesión a su empleador de todos modos. Pero antes de acudir a cualquier agencia, hable con un abogado o un centro de trabajadores. Después, para reclamar el pago que le deben, llame a la División de Horas y Salarios del Departamento de Trabajo (Wage and Hour Division), en español o en cualquiera de unos 200 idiomas: ${otherPhones.wageAndHour.phone}.`,
    }),
    t({
      en: 'Some states leave farm or house workers out of workers’ compensation. With an H-2A visa, your employer must insure you anyway. If your employer has no such insurance, ask whether you can sue.',
      es: 'Algunos estados dejan fuera de la compensación laboral (workers’ compensation) a quienes trabajan en el campo o en casas. Si usted tiene visa H-2A, su empleador tiene que tener ese seguro de todos modos. Si su empleador no tiene ese seguro, pregunte si puede demandar.',
    }),
    t({
      en: 'Write down each day, the hours, the place, and the name or license plate of whoever hired you.',
      es: 'Anote cada día, las horas, el lugar y el nombre o la placa del carro de quien le contrató.',
    }),
  ],
  links: [
    {
      label: t({ en: 'Hurt or harassed at work', es: 'Lesiones y acoso en el trabajo' }),
      href: paths.article(13),
      text: t({ en: 'Your rights, in this article', es: 'Sus derechos, en este artículo' }),
    },
  ],
};

/**
 * Sources: blog-piattconsulting.com, "Reporting undocumented and guest workers", on what Medicare asks of insurers;
 * everycrsreport.com, LSB11413, on the IRS.
 */
export const socialSecurityNumber: FaqEntry = {
  id: 'no-ssn',
  subject: t({
    en: 'An employer, insurer, or clinic asks for a Social Security number, and I have none. What do I do?',
    es: 'Un empleador, una compañía de seguros o una clínica me pide un número de Seguro Social y no tengo. ¿Qué hago?',
  }),
  subtitle1: t({
    en: 'Never make one up, and never use another person’s. To an insurer or a clinic, you can leave it blank, or say: “I’d rather get advice before I answer that.” Before you answer an employer, see a lawyer, above all if you once gave a number at the job where you were hurt.',
    es: 'Nunca invente uno ni use el de otra persona. Con una compañía de seguros o una clínica, puede dejarlo en blanco, o decir: “Prefiero pedir consejo antes de contestar”. Antes de contestarle a un empleador, vea a un abogado, sobre todo si alguna vez dio un número en el trabajo donde se lastimó.',
  }),
  contents: [
    t({
      en: 'Our forms don’t ask for it. An insurer usually asks because of Medicare, and if you don’t have Medicare, it can pay a claim without the number.',
      es: 'Nuestros formularios no lo piden. Una compañía de seguros casi siempre lo pide por Medicare y, si usted no tiene Medicare, puede pagar un reclamo sin ese número.',
    }),
    t({
      en: 'For other things, some offices accept an ITIN, a tax number from the IRS. An insurer doesn’t take it in place of a Social Security number. Before you apply for one, ask a lawyer what the IRS may share with immigration officials today.',
      es: 'Para otros trámites, algunas oficinas aceptan un ITIN, un número del IRS para los impuestos. Una compañía de seguros no lo toma en lugar del número de Seguro Social. Antes de pedir un ITIN, pregúntele a un abogado qué puede compartir hoy el IRS con inmigración.',
    }),
  ],
};
