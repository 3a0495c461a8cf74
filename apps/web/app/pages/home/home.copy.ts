import { advertisingService, cost, noMessage, responseTime, site, t } from '@lawyers/domain';

/** The words of the home page (requirements § 2.6). */
export const homeCopy = {
  description: t({
    en: 'A paid advertising service (lead generator), not a bar referral service. The first conversation with a lawyer is free.',
    es: 'Un servicio de publicidad pagado por abogados (lead generator), no el servicio de referencia de un colegio de abogados (bar association). La primera consulta es gratis.',
  }),
  hero: {
    heading: t({
      en: 'Talk with a lawyer when you’re ready.',
      es: 'Hable con un abogado cuando lo decida.',
    }),
    reassurance: t({
      en: 'The first conversation is free, with no obligation. You decide what’s next.',
      es: 'La primera consulta es gratis y sin compromiso. Usted decide.',
    }),
    note: t({
      en: `${advertisingService} No one is contacted until you press “Send.” Your choice and zip code may show in this browser’s history.`,
      es: `${advertisingService} No nos comunicamos con nadie hasta que usted oprima “Enviar”. Lo que elija y su código postal pueden quedar en el historial de este navegador.`,
    }),
    injury: t({
      en: 'Hurt in a crash, at work, by a product, or in medical care?',
      es: '¿Se lastimó en un choque, en el trabajo, con un producto o por la atención médica?',
    }),
    danger: t({ en: 'In danger?', es: '¿En peligro?' }),
    call: t({
      en: (number: string) => `Call ${number}`,
      es: (number: string) => `Llame al ${number}`,
    }),
    helpLines: t({ en: 'Help lines', es: 'Más ayuda' }),
    pictureAlt: t({
      en: 'A small house with lit windows among hills, and a path to its door.',
      es: 'Una casita con las ventanas iluminadas entre colinas, y un camino que llega hasta su puerta.',
    }),
  },
  howItWorks: {
    heading: t({ en: 'How it Works', es: 'Cómo funciona' }),
    steps: [
      {
        title: t({ en: 'Tell Us What Happened', es: 'Cuéntenos qué pasó' }),
        text: t({
          en: 'Pick what fits best, enter your zip code, and answer a few questions. In your message, you can leave out anything you are not ready to share.',
          es: 'Elija lo que más se parezca a lo que pasó, escriba su código postal y conteste unas preguntas. En su mensaje, no tiene que contar lo que todavía no quiera.',
        }),
      },
      {
        title: t({ en: 'Free Consultation', es: 'Consulta gratis' }),
        text: t({
          en: `Someone calls or emails you ${responseTime}. ${noMessage} The consultation is free, with no obligation.`,
          es: `Alguien le llama o le escribe por correo electrónico, en español si así lo prefiere, ${responseTime}. ${noMessage} La consulta es gratis y sin compromiso.`,
        }),
      },
      {
        title: t({
          en: 'Estimate on Maximum Compensation',
          es: 'Cuánto podría pedir, como máximo',
        }),
        text: t({
          en: 'Once a lawyer knows the facts, they can explain what the law in your state may let you ask for. That is an estimate, not a promise.',
          es: 'Cuando un abogado conozca los hechos, puede explicarle qué podría pedir según la ley de su estado. Es un cálculo aproximado, no una promesa.',
        }),
      },
    ],
  },
  legalAreas: {
    heading: t({ en: 'Legal areas', es: 'Tipos de casos' }),
    lead: t({
      en: 'You don’t need the right word for what happened. Pick what feels closest.',
      es: 'No hace falta saber cómo se llama lo que pasó. Elija lo que más se parezca.',
    }),
  },
  whyChooseUs: {
    heading: t({ en: 'Why choose us', es: 'Por qué elegirnos' }),
    pictureAlt: t({
      en: 'A table by a window, with a lamp and two cups.',
      es: 'Una mesa junto a una ventana, con una lámpara y dos tazas.',
    }),
    statement: t({
      en: 'You pay us nothing, and you can say no.',
      es: 'Usted no nos paga nada, y puede decir que no.',
    }),
    text: t({
      en: `${site.company} runs this site. We pass your inquiry to a law firm or a lawyer, and they pay us to receive it. A lawyer may also say no to you.`,
      es: `${site.company} maneja este sitio. Le pasamos su mensaje a un abogado o a un bufete de abogados, y ellos nos pagan por eso. Un abogado también puede decirle que no a usted.`,
    }),
    points: [
      {
        title: t({
          en: 'In most injury cases, no fee unless you win',
          es: 'En la mayoría de los casos de lesiones, si no gana, no paga honorarios',
        }),
        text: t({
          en: 'You may owe the costs of a case even if you lose.',
          es: 'Puede deber los gastos del caso (costs) aunque pierda.',
        }),
        link: {
          href: `#${cost.id}`,
          text: t({ en: 'Fees, costs, and exceptions', es: 'Honorarios, gastos y excepciones' }),
        },
      },
      {
        title: t({ en: 'No cookies, no tracking', es: 'Sin cookies y sin rastreo' }),
        text: t({
          en: 'This site does not store on your device what you type here, and asks your browser not to save it either. The browser’s history and some files it keeps can still show which pages you opened here, and the kind of harm and the zip code you chose. What you send is kept in our mailbox.',
          es: 'Este sitio no guarda en su celular o computadora nada de lo que usted escribe, y le pide a su navegador que tampoco lo haga. El historial del navegador y algunos archivos que este guarda sí pueden mostrar las páginas que abrió aquí, y el tipo de caso y el código postal que eligió. Lo que envía se guarda en nuestro buzón de correo electrónico.',
        }),
        link: undefined,
      },
    ],
  },
  faq: {
    heading: t({ en: 'Questions you may have', es: 'Preguntas que quizá tenga' }),
    more: t({
      en: 'More: children, nursing homes, deportation, work, the military',
      es: 'Más: hijos, hogares de ancianos, deportación, consulados, trabajo',
    }),
  },
  waterAlt: t({ en: 'Calm water between hills.', es: 'Agua tranquila entre colinas.' }),
  contact: {
    heading: t({ en: 'Contact Us', es: 'Contáctenos' }),
    lead: t({
      en: 'Have a question, or not sure where to start?',
      es: '¿Tiene una pregunta o no sabe por dónde empezar?',
    }),
  },
} as const;
