import { t } from '../language';
import { site } from '../site';
import type { FaqEntry } from './faq';

/**
 * The question on the first call. Besides the home page, the confirmation page shows it, because a visitor who has just
 * sent an inquiry expects that call (requirements § 2.8).
 */
export const firstCall = {
  id: 'first-call',
  subject: t({ en: 'What is the first call like?', es: '¿Cómo es la primera llamada?' }),
  subtitle1: t({
    en: `Someone from ${site.company} or a lawyer’s office asks for you. It may not be a lawyer yet. You decide how far it goes.`,
    es: `Alguien de ${site.company} o de la oficina de un abogado pregunta por usted. Quizá todavía no sea un abogado. Usted decide cuánto contar.`,
  }),
  contents: [
    t({
      en: `Your phone may show ${site.callerId} when we call. A lawyer’s office may show another number, or its name.`,
      es: `En su teléfono puede aparecer ${site.callerId} cuando llamamos. La oficina de un abogado puede llamar desde otro número, y puede aparecer su nombre.`,
    }),
    t({
      en: 'A missed call stays on the phone. If someone looks at yours, ask for email only, to an address that phone doesn’t open or show, and for no letters. Or call us from a safer phone.',
      es: 'Una llamada perdida queda en el celular. Si alguien revisa el suyo, pida que solo le escriban por correo electrónico, a una dirección que no se abra ni aparezca en ese celular, y que no le manden cartas. O llámenos desde un teléfono más seguro.',
    }),
    t({
      en: 'We never write on WhatsApp. If someone does in our name, or asks for money, call us.',
      es: 'Nunca escribimos por WhatsApp. Si alguien lo hace en nuestro nombre o le pide dinero, llámenos.',
    }),
    t({
      en: 'A law office should first check names, and then ask what happened. If the caller isn’t from one, what you say may not be private by law: it is enough to say how to reach you, in which state it happened, and roughly when. You can skip any question.',
      es: 'La oficina de un abogado debería revisar primero los nombres, y después preguntarle qué pasó. Si quien llama no es de la oficina de un abogado, quizá la ley no proteja lo que usted diga: basta con decir cómo comunicarse con usted, en qué estado pasó y más o menos cuándo. Puede saltarse cualquier pregunta.',
    }),
    t({
      en: 'You can stop at any point, or say no. You can ask to speak with a woman, or for an interpreter. Ask who pays the interpreter.',
      es: 'Puede parar en cualquier momento, y decir que no. Puede pedir que le atienda una mujer. También puede pedir un intérprete, por ejemplo de mixteco, mam o k’iche’; pregunte quién lo paga. Pregunte si el abogado habla español.',
    }),
    t({
      en: 'Someone you trust can be with you. Tell the lawyer first: if others listen, the law may protect the call less.',
      es: 'Puede acompañarle alguien de confianza. Dígaselo antes al abogado: si otra persona oye la llamada, quizá la ley proteja menos lo que usted diga.',
    }),
  ],
} as const satisfies FaqEntry;
