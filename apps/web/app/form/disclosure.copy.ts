import {
  advertisingService,
  fees,
  noMessage,
  responseTime,
  servedStatesSentence,
  site,
  t,
  whoPays,
} from '@lawyers/domain';

/**
 * The notes that a visitor should read before sending (requirements § 8.4). The contact form and the intake form each
 * add their own.
 */
export const disclosureCopy = {
  heading: t({ en: 'Before you send', es: 'Antes de enviar' }),
  paragraphs: [
    t({
      en: 'Sending this form stops no deadline and no hearing. If a date is close, call a lawyer or a legal aid office today.',
      es: 'Enviar este formulario no detiene ningún plazo legal ni cancela ninguna audiencia. Si la fecha está cerca, llame hoy a un abogado o a una oficina de ayuda legal gratuita.',
    }),
    t({
      en: 'Sending this form does not hire a lawyer. It does not create an agreement or an attorney-client relationship with anyone, and nothing here is legal advice. You decide whether to hire a lawyer, and which one.',
      es: 'Enviar este formulario no es contratar a un abogado. No crea ningún contrato ni una relación de abogado y cliente (attorney-client relationship), y nada de lo que hay aquí es un consejo legal. Usted decide si contrata a un abogado, y a cuál.',
    }),
    ...[servedStatesSentence()].filter((sentence) => sentence !== ''),
  ],
  moreHeading: t({
    en: 'Attorney advertising: who pays, and where your message goes',
    es: 'Publicidad de abogados (attorney advertising): quién paga y adónde va su mensaje',
  }),
  more: [
    t({
      en: 'No one can promise a result.',
      es: 'Nadie puede prometer un resultado.',
    }),
    t({
      en: `${advertisingService} ${whoPays} ${fees.ifYouWin} You may owe the costs of a case even if you lose.`,
      es: `${advertisingService} ${whoPays} ${fees.ifYouWin} Puede deber los gastos del caso (costs) aunque pierda.`,
    }),
  ],
} as const;

/** The disclosure below the contact form, on the contact page and on the home page. */
export const contactDisclosureCopy = {
  ...disclosureCopy,
  paragraphs: [
    t({
      en: `Someone calls or emails you ${responseTime}. ${noMessage}`,
      es: `Alguien le llama o le escribe por correo electrónico, en español si así lo prefiere, ${responseTime}. ${noMessage}`,
    }),
    ...disclosureCopy.paragraphs,
  ],
  more: [
    ...disclosureCopy.more,
    t({
      en: `Nothing you write in this form leaves this page until you send it. Then it goes through EmailJS, an email service, to ${site.company}, which runs this site. If you are looking for a lawyer, we pass it to a law firm or a lawyer. To have it deleted, contact us and give your reference, or your name and the day you sent it. A lawyer who already has it may have to keep a record.`,
      es: `Nada de lo que escribe en este formulario sale de esta página hasta que usted lo envía. Entonces pasa por EmailJS, un servicio de correo electrónico, y llega a ${site.company}, que maneja este sitio. Si busca un abogado, se lo pasamos a un abogado o a un bufete de abogados. Para que lo borremos, contáctenos y dé su número de referencia, o su nombre y el día en que lo envió. Si ya lo tiene un abogado, quizá la ley le exija a ese abogado guardar un registro.`,
    }),
  ],
};
