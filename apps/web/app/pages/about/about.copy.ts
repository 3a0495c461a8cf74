import { advertisingService, responseTime, site, t, whoPays } from '@lawyers/domain';

/** The words of the About page (requirements § 2.9). */
export const aboutCopy = {
  heading: t({ en: 'About Us', es: 'Sobre nosotros' }),
  description: t({
    en: 'Who runs this site, who pays for it, and what it does and does not do.',
    es: 'Quién maneja este sitio, quién lo paga, qué hace y qué no hace.',
  }),
  pictureAlt: t({
    en: 'A wooden desk by an arched window, with a lamp, two cups of coffee and a small vase of leaves on it, and an empty chair on either side.',
    es: 'Un escritorio de madera junto a una ventana con arco. Sobre él hay una lámpara, dos tazas de café y un florero pequeño con hojas, y a cada lado, una silla vacía.',
  }),
  sections: [
    {
      id: 'who-we-are',
      heading: t({ en: 'Who We Are', es: 'Quiénes somos' }),
      paragraphs: [
        t({
          en: `${site.company} runs this site. ${advertisingService} No one here is your lawyer. The law firm ${site.responsibleFirm.name} is responsible for this advertising.`,
          es: `${site.company} maneja este sitio. ${advertisingService} Aquí nadie es su abogado. El bufete de abogados ${site.responsibleFirm.name} es responsable de esta publicidad.`,
        }),
        t({
          en: 'Maybe something happened that should not have, and you have told no one, or told someone who didn’t listen. You don’t need to know what the law calls it.',
          es: 'Quizá le pasó algo que no debió pasar, y no se lo ha contado a nadie, o se lo contó a alguien que no le quiso oír. Para empezar, no necesita saber si la ley tiene un nombre para lo que pasó.',
        }),
        t({
          en: 'Our part is small. We take your inquiry and pass it to a law firm or a lawyer. From there, what you talk about and what you choose are between you and them.',
          es: 'Nuestra parte es pequeña. Recibimos su mensaje y se lo pasamos a un bufete o a un abogado. De ahí en adelante, nosotros no participamos en lo que hablen ni en lo que usted decida.',
        }),
      ],
    },
    {
      id: 'our-service',
      heading: t({ en: 'Our Service', es: 'Nuestro servicio' }),
      paragraphs: [
        t({
          en: `You choose the kind of harm that comes closest, enter your zip code, and tell us as much as you want. Your inquiry comes to us by email, and we pass it to a participating law firm or lawyer. Someone gets back to you ${responseTime}. If a lawyer can help, you have a free consultation with no obligation. A lawyer may also say no.`,
          es: `Usted elige lo que más se parezca a lo que le pasó, escribe su código postal y nos cuenta lo que quiera. Su mensaje nos llega por correo electrónico, y se lo pasamos a un bufete o abogado que participa en este servicio. Alguien le responde ${responseTime}. Si un abogado puede ayudarle, tiene una consulta gratis y sin compromiso. El abogado también puede decir que no.`,
        }),
        t({
          en: `${whoPays} That makes this site attorney advertising. Passing on your inquiry does not mean that we recommend a lawyer, and we do not judge how strong your case is.`,
          es: `${whoPays} Por eso este sitio es publicidad de abogados (attorney advertising). Que le pasemos su mensaje a un abogado no quiere decir que lo recomendemos, y no juzgamos qué tan fuerte es su caso.`,
        }),
      ],
    },
    {
      id: 'our-mission',
      heading: t({ en: 'Our Mission', es: 'Nuestra misión' }),
      paragraphs: [
        t({
          en: 'We want the first step to be a small one. You should not need money, the right words, or a whole story to find out what the law can do for you.',
          es: 'Queremos que el primer paso sea pequeño. Para saber qué puede hacer la ley por usted, no debería necesitar dinero, ni las palabras exactas, ni la historia completa, ni saber inglés.',
        }),
        t({
          en: 'So this site uses everyday words. It does not track you or store your words on your device, and it won’t rush you or promise a result.',
          es: 'Por eso este sitio habla con palabras de todos los días. No le rastrea ni guarda en su celular o computadora lo que usted escribe, y no le apura ni le promete un resultado.',
        }),
        t({
          en: 'A lawyer may not be what you need most today. That is why help lines are at the foot of every page. You do not need a lawyer to call them, and you do not need us.',
          es: 'Quizá un abogado no sea lo que más necesita hoy. Por eso hay líneas de ayuda al final de cada página. Para llamar no necesita un abogado, y tampoco nos necesita a nosotros.',
        }),
      ],
    },
  ],
  /** A sentence that ends with a link to the question on cost. */
  cost: {
    lead: t({ en: 'Before you sign anything, read', es: 'Antes de firmar nada, lea' }),
    link: t({ en: 'what a lawyer costs', es: 'cuánto cobra un abogado' }),
  },
  moreQuestions: t({ en: 'More questions', es: 'Más preguntas' }),
  agreement: t({
    en: 'Using this site creates no agreement and no attorney-client relationship. You decide whether to retain any attorney, and which one.',
    es: 'Usar este sitio no crea ningún contrato ni una relación de abogado y cliente (attorney-client relationship). Usted decide si contrata a un abogado, y a cuál.',
  }),
} as const;
