import { legalAidLimits, noMessage, responseTime, t } from '@lawyers/domain';

/** The words of the confirmation page (requirements § 2.8). */
export const confirmCopy = {
  title: t({ en: 'Thank you', es: 'Gracias' }),
  statement: t({
    en: 'A Top Lawyer will be in contact soon.',
    es: 'Pronto se comunicará con usted un abogado destacado.',
  }),
  /** Says what has happened, and what has not. */
  received: t({
    en: 'Your message was sent to our mailbox. The first person who calls may not be a lawyer. No lawyer has taken your case yet, and a lawyer may say no. Sending a message does not stop any legal deadline.',
    es: 'Su mensaje se envió a nuestro buzón de correo electrónico. Quizá la primera persona que le llame no sea un abogado. Ningún abogado ha tomado su caso todavía, y un abogado puede decir que no. Enviar un mensaje no detiene ningún plazo legal.',
  }),
  /** What `received` says instead after a question about the service, which nobody passes on (Terms). */
  receivedQuestion: t({
    en: 'Your message was sent to our mailbox. You asked about this service or your data. We answer that ourselves, and do not pass it on to a lawyer.',
    es: 'Su mensaje se envió a nuestro buzón de correo electrónico. Usted preguntó por este servicio o por sus datos. Eso lo contestamos nosotros, y no se lo pasamos a un abogado.',
  }),
  care: {
    text: t({
      en: 'If it was a sexual assault in the last five days, some medical care works only now. You can get it without talking to the police:',
      es: 'Si fue una agresión sexual en los últimos cinco días, cierta atención médica solo sirve ahora. Puede recibirla sin hablar con la policía:',
    }),
    link: t({ en: 'what to do first', es: 'qué hacer primero' }),
  },
  leave: t({
    en: 'When you are done, press “Exit this site.” Otherwise, pressing Back may show this page again. The browser’s history still lists the pages you opened.',
    es: 'Cuando termine, oprima “Salir de este sitio”. Si no, al oprimir el botón de regresar puede volver a verse esta página. El historial del navegador sigue mostrando las páginas que abrió.',
  }),
  pictureAlt: t({
    en: 'A red rowboat on a sandy shore, and a small house across calm water.',
    es: 'Un bote rojo en una orilla de arena y, al otro lado del agua, una casita.',
  }),
  reference: {
    label: t({ en: 'Your reference', es: 'Su número de referencia' }),
    copy: t({ en: 'Copy the reference', es: 'Copiar la referencia' }),
    copied: t({ en: 'Copied.', es: 'Copiado.' }),
    print: t({ en: 'Print this page', es: 'Imprimir esta página' }),
    check: t({
      en: 'Ask the caller to tell you your reference, and don’t say it first. If they don’t have it, hang up and call us from a phone that no one else can check. Before you answer an email about your case, ask for it, too.',
      es: 'A quien le llame, pídale que le diga este número de referencia, y no se lo diga usted primero. Si no lo tiene, cuelgue y llámenos desde un teléfono que nadie más pueda revisar. Antes de contestar un correo electrónico sobre su caso, pídalo también.',
    }),
    note: t({
      en: 'This code tells us which message is yours. It reveals nothing you wrote, and we check that it is you before we show or change anything. If someone goes through your phone or your things, do not save, copy, or print it. A copy may also be on other devices that share your account. If you couldn’t keep it, hang up on callers and call the number on this site from a safer phone.',
      es: 'Ese número nos dice cuál mensaje es el suyo. No revela nada de lo que escribió, y antes de mostrar o cambiar algo comprobamos que es usted. Si alguien revisa su celular o sus cosas, no lo guarde, no lo copie ni lo imprima. Lo que copia quizá aparezca también en otros celulares o computadoras que usan su cuenta. Si no pudo guardarlo, cuelgue cuando le llamen y llame al número de este sitio desde un teléfono más seguro.',
    }),
  },
  /** Texts for a visitor who opens the page's address. They must not promise anything: perhaps nothing was sent. */
  headingWithoutReference: t({
    en: 'No new message to confirm',
    es: 'No hay un mensaje que confirmar',
  }),
  withoutReference: t({
    en: 'This page shows a reference only right after you send a message. If you saw one here before, your message was sent. If you have not sent anything, no one will contact you.',
    es: 'Esta página solo muestra un número de referencia justo después de enviar un mensaje. Si ya vio uno aquí, su mensaje se envió. Si no ha enviado nada, nadie le contactará.',
  }),
  whatNext: {
    heading: t({ en: 'What happens next', es: 'Qué sigue ahora' }),
    headingWithoutReference: t({ en: 'If you did send a message', es: 'Si ya envió un mensaje' }),
    call: t({ en: 'Our phone number:', es: 'Nuestro número de teléfono:' }),
    steps: [
      {
        title: t({ en: `You hear from us ${responseTime}`, es: `Le contactamos ${responseTime}` }),
        text: t({
          en: `We, or a lawyer’s office, will call or email you. ${noMessage} If you told us how to reach you safely, we ask callers to do as you said. Unless you told us otherwise, they may ask for you before they say who is calling.`,
          es: `Nosotros, o la oficina de un abogado, le llamaremos o le escribiremos por correo electrónico. ${noMessage} Si nos dijo cómo comunicarnos con usted sin peligro, pedimos a quien llame que lo respete. A menos que nos haya dicho otra cosa, quizá pregunte por usted antes de decir quién es.`,
        }),
      },
      {
        title: t({ en: 'If you miss the call', es: 'Si no pudo contestar la llamada' }),
        text: t({
          en: 'That is all right. Call the number on this page from a phone that no one else can check, or ask to be called at a time and a number that are safe for you.',
          es: 'No pasa nada. Llame al número de esta página desde un teléfono que nadie más pueda revisar, o pida que le llamen a una hora y a un número seguros.',
        }),
      },
      {
        title: t({
          en: 'If you hear nothing by then',
          es: 'Si para entonces no sabe nada de nosotros',
        }),
        text: t({
          en: `Weekends and holidays count toward that time. Check your spam folder. Then call us and give your reference, or your name and the day you sent your message. You are also free to call another lawyer, your state bar, or a legal aid office. ${legalAidLimits}`,
          es: `Los fines de semana y los días festivos también cuentan. Revise el correo no deseado (spam). Después llámenos y dé su número de referencia, o su nombre y el día en que envió su mensaje. También puede llamar a otro abogado, al colegio de abogados (state bar, la asociación de abogados de su estado) o a una oficina de ayuda legal gratuita. ${legalAidLimits}`,
        }),
      },
      {
        title: t({ en: 'If time may be short', es: 'Si puede quedar poco tiempo' }),
        text: t({
          en: 'The law limits how long you have to act, and the clock is still running. If a deadline could be close, do not wait for us: call a lawyer or a legal aid office.',
          es: 'La ley pone un límite al tiempo que tiene para actuar, y ese tiempo sigue corriendo. Si un plazo puede estar por vencer, no nos espere: llame a un abogado o a una oficina de ayuda legal gratuita.',
        }),
      },
      {
        title: t({
          en: 'If you change your mind, or a call is not safe',
          es: 'Si cambia de opinión, o si una llamada no es segura',
        }),
        text: t({
          en: 'Call or write to us and give your reference. You can fix a detail, ask us not to contact you, or ask us to delete the message. First we check that it is you. If a lawyer already has it, we will tell you whom to ask.',
          es: 'Llámenos o escríbanos y dé su número de referencia. Puede corregir un dato, pedir que no nos comuniquemos con usted o pedir que borremos el mensaje. Primero comprobamos que es usted. Si ya lo tiene un abogado, le diremos a quién pedírselo.',
        }),
      },
    ],
  },
} as const;

/**
 * A note beside both headings that say "Top Lawyer", on the confirmation and the intake page, so that nobody takes the
 * words for a rating (requirements § 8.4).
 */
export const topLawyerNote = t({
  en: '“Top Lawyer” is our service’s name, not a rating.',
  es: '“Abogado destacado” es como este sitio llama a su servicio, no una calificación.',
});
