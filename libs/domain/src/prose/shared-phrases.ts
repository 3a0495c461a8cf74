import { t } from '../language';
import { site } from '../site';

/**
 * How the site describes itself wherever it says what it is. It must not call itself a referral service, which
 * California allows only with a certificate of the State Bar (Bus. & Prof. Code 6155; requirements § 8.4).
 */
export const advertisingService = t({
  en: 'This site is a paid advertising service (lead generator). It is not a bar referral service and not a law firm.',
  es: 'Este sitio es un servicio de publicidad pagado por abogados (lead generator). No es el servicio de referencia de un colegio de abogados (bar association, la asociación de abogados de un estado) ni un bufete de abogados.',
});

/** Who pays whom, in the one sentence that requirements § 8.4 ask for. Only the home page says it in other words. */
export const whoPays = t({
  en: 'Lawyers and law firms pay us to receive inquiries, and you pay us nothing.',
  es: 'Los abogados y los bufetes nos pagan para que les pasemos los mensajes, y usted no nos paga nada.',
});

/**
 * Sentences on what a lawyer may cost (requirements § 1.3), for the notes beside the forms and the question on cost.
 * Other texts, such as Terms, say it in words of their own.
 */
export const fees = {
  ifYouWin: t({
    en: 'In most injury cases, a lawyer is paid a fee only if you win.',
    es: 'En la mayoría de los casos de lesiones, el abogado cobra honorarios (fee) solo si usted gana.',
  }),
  otherMatters: t({
    en: 'For a divorce, or for child or spousal support, lawyers usually charge by the hour or a flat fee. Legal aid may help for free. You can usually ask for a protective order without a lawyer or a fee, but try legal aid for the hearing, because the other person may bring a lawyer. Asking a site to remove an image is free.',
    es: 'Por un divorcio, o por la pensión alimenticia (support) de los hijos o del cónyuge, lo normal es pagar por hora o una cantidad fija. Una oficina de ayuda legal (legal aid) puede ayudar gratis. Una orden de protección casi siempre se pide gratis y sin abogado, pero busque esa ayuda para la cita en la corte (audiencia), porque la otra persona puede llevar abogado. Pedir que quiten una imagen es gratis.',
  }),
  costs: t({
    en: 'The costs of a case, such as court filing and medical records, are separate from the fee, and you may owe them even if you lose.',
    es: 'Los gastos del caso (costs), como lo que cobra el tribunal o las copias del expediente médico, son aparte de los honorarios, y puede deberlos aunque pierda.',
  }),
} as const;

/** Whom legal aid may turn away (45 CFR 1626.4). */
export const legalAidLimits = t({
  en: 'Some legal aid offices can help undocumented people only if they are victims of certain crimes. Ask first.',
  es: 'Algunas oficinas de ayuda legal (legal aid) solo pueden ayudar a personas sin papeles si son víctimas de ciertos delitos. Pregunte primero.',
});

/**
 * The promised response time (requirements § 1.3). It names safe times, because the contact form and the intake form
 * ask at which times a call is safe.
 */
export const responseTime = t({
  en: `within ${site.responseHours} hours, or at your first safe time after that`,
  es: `en un plazo de ${site.responseHours} horas o, si en ese tiempo no hay una hora segura para usted, en la primera que haya`,
});

/**
 * Explains missed calls: a caller may leave a message only if the visitor has allowed it in the form
 * (`safe-contact.ts`).
 */
export const noMessage = t({
  en: 'We may call without leaving a message.',
  es: 'Es posible que llamemos y no dejemos mensaje.',
});
