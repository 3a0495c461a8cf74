import { t } from '../language';
import type { FaqEntry } from './faq';
import { fees } from './shared-phrases';

/** The question on cost, to which other texts of the home and About pages link instead of repeating it. */
export const cost = {
  id: 'cost',
  subject: t({
    en: 'How can I pay a lawyer if I have no money?',
    es: '¿Cómo puedo pagar a un abogado si no tengo dinero?',
  }),
  subtitle1: t({
    en: `The first conversation is free. ${fees.ifYouWin}`,
    es: `La primera consulta es gratis. ${fees.ifYouWin}`,
  }),
  contents: [
    t({
      en: 'This is called a contingency fee: an agreed share of the money that comes in, usually 25% to 40%. Ask to see it in writing before you agree.',
      es: 'Esto se llama honorarios de contingencia (contingency fee): una parte acordada del dinero que entre, por lo común del 25% al 40%. Antes de aceptar, pida verla por escrito.',
    }),
    t({
      en: `${fees.costs} Ask who pays them.`,
      es: `${fees.costs} Pregunte quién los paga.`,
    }),
    fees.otherMatters,
  ],
} as const satisfies FaqEntry;
