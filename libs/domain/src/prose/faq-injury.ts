import { t } from '../language';
import { paths } from '../paths';
import type { FaqEntry } from './faq';

/** The first question in the tab "Why Hire a Lawyer" of the home page. It answers the title of the tab. */
export const needLawyer: FaqEntry = {
  id: 'need-a-lawyer',
  subject: t({ en: 'Do I need a lawyer?', es: '¿Necesito un abogado?' }),
  subtitle1: t({
    en: 'Often it helps. A lawyer finds out who has to pay, keeps track of your deadlines, and talks to the other side so that you don’t have to.',
    es: 'Muchas veces ayuda. Un abogado averigua quién tiene que pagar, cuida sus plazos y habla con la otra parte para que usted no tenga que hacerlo.',
  }),
  contents: [
    t({
      en: 'Talk to one if you were abused, are still in pain, missed work, or are being blamed, or if a child or a company is involved.',
      es: 'Hable con uno si sufrió abuso, si todavía le duele, si faltó al trabajo, si le echan la culpa, o si hay un menor o una empresa de por medio.',
    }),
    t({
      en: 'If you were in an accident, healed fast, and no one blames you, you may be able to settle with the insurer yourself.',
      es: 'Si tuvo un accidente, sanó pronto y nadie le echa la culpa, quizá pueda llegar a un acuerdo con la compañía de seguros por su cuenta.',
    }),
  ],
};

/**
 * Questions for people hurt in an accident. What these answers say of the law is also said in the articles on the same
 * subject (`libs/blog-content/articles`), whose front matter lists their sources.
 */
export const injuryQuestions: readonly FaqEntry[] = [
  {
    id: 'insurance',
    subject: t({
      en: 'The insurance company is calling. What do I say?',
      es: 'Me llama la compañía de seguros. ¿Qué le digo?',
    }),
    subtitle1: t({
      en: 'First ask whom the company insures: you or the other side. You usually don’t have to give the other side’s company a recorded statement. Your own can require you to report and cooperate.',
      es: 'Primero pregunte a quién asegura esa compañía: ¿a usted o a la otra parte? A la de la otra parte, por lo general no tiene que darle una declaración grabada. La suya sí puede exigirle que avise y coopere.',
    }),
    contents: [
      t({
        en: 'If you share a policy with someone you fear, ask a lawyer how to report before you do.',
        es: 'Si comparte una póliza con alguien a quien le tiene miedo, antes de avisar pregúntele a un abogado cómo hacerlo.',
      }),
      t({
        en: 'Hurt at work? The insurer for workers’ compensation is different: refusing to take part can delay your benefits. Talk to a lawyer or your state’s agency before you say no.',
        es: '¿Se lastimó en el trabajo? La compañía de la compensación laboral (workers’ compensation) es otra cosa: si usted se niega a participar, sus beneficios pueden atrasarse. Antes de decir que no, hable con un abogado o con la agencia de su estado.',
      }),
      t({
        en: 'Before you sign anything or cash a check, ask a lawyer whether it ends your claim. If so, you can’t get more, even if you get worse.',
        es: 'Antes de firmar algo o de cobrar un cheque, pregúntele a un abogado si con eso termina su reclamo. Si es así, ya no puede pedir más, aunque usted empeore.',
      }),
    ],
  },
  {
    id: 'deadlines',
    subject: t({
      en: 'How long do I have after an accident?',
      es: '¿Cuánto tiempo tengo después de un accidente?',
    }),
    subtitle1: t({
      en: 'You usually have one to four years to sue, and a few states allow more. Notice to a government office can be due within weeks. Ask a lawyer how long you have.',
      es: 'La mayoría de los plazos para demandar son de uno a cuatro años, y unos pocos estados dan más. Pero si fue una oficina del gobierno, quizá tenga que avisarle por escrito en cuestión de semanas. Pregúntele a un abogado cuánto tiempo tiene usted.',
    }),
    contents: [
      t({
        en: 'A government office can be a public school, a city, a bus line, or a county hospital. If you were hurt at work, tell your employer in writing right away.',
        es: 'Una oficina del gobierno puede ser una ciudad, una escuela pública, los autobuses o un hospital del condado. Si se lastimó en el trabajo, avísele a su empleador de inmediato y por escrito.',
      }),
    ],
    links: [
      {
        label: t({ en: 'After a car crash', es: 'Después de un choque' }),
        href: paths.article(11),
        text: t({ en: 'The limits, in this article', es: 'Los plazos, en este artículo' }),
      },
    ],
  },
];

/** Sources: lawssite.xyz, "Dog bites and strict liability"; lilawyer.com, on notice to a city and on deaths. */
export const otherAccidents: FaqEntry = {
  id: 'other-accidents',
  subject: t({
    en: 'I fell, a dog bit me, a car hit me as I walked, or someone in my family died. Where do I start?',
    es: 'Me caí, me mordió un perro, me atropelló un carro o murió alguien de mi familia. ¿Por dónde empiezo?',
  }),
  subtitle1: t({
    en: 'See a doctor first. Next, save proof. Then find out your shortest deadline.',
    es: 'Primero vaya al médico. Después guarde las pruebas. Luego averigüe cuál de sus plazos vence antes.',
  }),
  contents: [
    t({
      en: 'A fall: report it to the store, the owner, or the landlord. Say when and where, and don’t guess the cause or apologize. Ask for a copy of the report, and take pictures before anything is repaired. On government property, such as a sidewalk, a park, or a public school, a written notice may be due within weeks.',
      es: 'Una caída: repórtela a la tienda o al dueño del lugar. Diga cuándo y dónde fue, sin adivinar la causa ni pedir perdón. Pida una copia del reporte y tome fotos antes de que arreglen nada. Si fue en un lugar del gobierno, como una acera, un parque o una escuela pública, quizá tenga que avisar por escrito en cuestión de semanas.',
    }),
    t({
      en: 'A dog: see a doctor right away, report the bite to animal control, and get the owner’s name. In many states the owner must pay even if the dog never bit before.',
      es: 'Un perro: vaya al médico de inmediato, reporte la mordida a control de animales (animal control) y consiga el nombre del dueño. En muchos estados el dueño debe pagar aunque el perro nunca haya mordido antes.',
    }),
    t({
      en: 'On foot or on a bicycle: the insurance of your own car, or of someone you live with, may pay too.',
      es: 'A pie o en bicicleta: también puede pagar el seguro de su propio carro, o el de alguien con quien vive.',
    }),
    t({
      en: 'A death: the law names who may claim, often the spouse, the children, or the parents, and in some states only the person in charge of the estate. In a few states they have only one year. Family in another country can often claim too.',
      es: 'Una muerte: la ley dice quién puede reclamar, muchas veces el esposo o la esposa, los hijos o los padres, y en algunos estados solo quien está a cargo de lo que dejó la persona que murió. En unos pocos estados hay solo un año para demandar. La familia que vive en otro país muchas veces también puede reclamar.',
    }),
  ],
  links: [
    {
      label: t({ en: 'Falls, dog bites, and deaths', es: 'Caídas, mordidas de perro y muertes' }),
      href: paths.article(15),
      text: t({ en: 'What can’t wait, in this article', es: 'Lo urgente, en este artículo' }),
    },
  ],
};
