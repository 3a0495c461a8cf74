import { t } from './language';

/** What a lawyer may cost (requirements § 1.3), for every page that speaks of it. Terms have a wording of their own. */
export const fees = {
  ifYouWin: t({
    en: 'In most injury cases, a lawyer is paid a fee only if you win.',
    es: 'En la mayoría de los casos de lesiones, el abogado cobra honorarios (fee) solo si usted gana.',
  }),
  otherMatters: t({
    en: 'For divorce, support, protection orders, and image removal, lawyers usually charge an hourly or flat fee. Legal aid may help for free.',
    es: 'Por un divorcio, la manutención, una orden de protección o el retiro de imágenes, lo normal es pagar por hora o una cantidad fija. A veces es gratis, con una oficina de ayuda legal (legal aid).',
  }),
  costs: t({
    en: 'The costs of a case, such as court filing and medical records, are separate from the fee, and you may owe them even if you lose.',
    es: 'Los gastos del caso (costs), como lo que cobra el tribunal o las copias del expediente médico, son aparte de los honorarios, y puede deberlos aunque pierda.',
  }),
} as const;
