import type { FaqEntry } from './faq';
import { t } from './language';
import { site } from './site';

/** Also on the confirmation page (requirements § 2.8). */
export const firstCall = {
  subject: t({ en: 'What is the first call like?', es: '¿Cómo es la primera llamada?' }),
  subtitle1: t({
    en: `Someone from ${site.company} or a lawyer’s office asks for you. It may not be a lawyer yet. You decide how far it goes.`,
    es: `Alguien de ${site.company} o de la oficina de un abogado pregunta por usted. Quizá todavía no sea un abogado. Usted decide cuánto contar.`,
  }),
  contents: [
    t({
      en: `Your phone may show ${site.callerId}. A lawyer’s office may show another number.`,
      es: `En su teléfono puede aparecer ${site.callerId}. La oficina de un abogado puede llamar desde otro número.`,
    }),
    t({
      en: 'We never write on WhatsApp. If someone does in our name, or asks you for money, don’t answer, and call us.',
      es: 'Nunca escribimos por WhatsApp. Si alguien lo hace en nuestro nombre, o le pide dinero, no conteste y llámenos.',
    }),
    t({
      en: 'They ask what happened, when, and where. They need names to check that they don’t represent the other side. You can skip any question.',
      es: 'Le preguntan qué pasó, cuándo y dónde. Piden nombres para revisar que no representan a la otra parte. Puede saltarse cualquier pregunta.',
    }),
    t({
      en: 'It lasts as long as you want, and you can stop at any point. If you don’t feel heard, say no.',
      es: 'Dura lo que usted quiera, y puede parar en cualquier momento. Si siente que no le escuchan, diga que no.',
    }),
    t({
      en: 'Someone you trust can be with you. Tell the lawyer first: what you say in front of others may be less protected by law.',
      es: 'Puede acompañarle alguien de confianza. Dígaselo antes al abogado: la ley puede proteger menos lo que otros oyen.',
    }),
    t({
      en: 'You can ask to speak with a woman, and for an interpreter. Ask who pays for one. We ask every caller to use the language you chose.',
      es: 'Puede pedir que le atienda una mujer. A quien llame le pedimos que hable el idioma que usted eligió. Pregunte si el abogado habla español. También puede pedir un intérprete, por ejemplo de mixteco, mam o k’iche’; pregunte quién lo paga.',
    }),
  ],
} as const satisfies FaqEntry;
