import { t } from '@lawyers/domain';

/**
 * The texts about sending a form: the label of its button, what a visitor reads while a message is sent and when it
 * could not be sent (requirements § 5.4 to § 5.6), and the note for a browser without JavaScript (`noScript`).
 */
export const deliveryCopy = {
  send: t({ en: 'Send', es: 'Enviar' }),
  loadedLate: t({
    en: 'The rest of this page has loaded now. Nothing has been sent yet. Press Send once more.',
    es: 'El resto de la página ya se cargó. Todavía no se ha enviado nada. Oprima “Enviar” una vez más.',
  }),
  loadedAfterPost: t({
    en: 'Your browser has already begun to send this form, so it may have reached us. If no other page opens, press Send once more. It is fine if your message arrives twice.',
    es: 'Su navegador ya empezó a enviar este formulario, así que puede que nos haya llegado. Si no se abre otra página, oprima “Enviar” una vez más. No hay problema si su mensaje nos llega dos veces.',
  }),
  sending: t({ en: 'Sending Message...', es: 'Enviando el mensaje...' }),
  stillSending: t({
    en: 'Still sending. This can take up to a minute. Please keep this page open. If that isn’t safe, press “Exit this site.” Your message may still reach us then, and someone may call or email you.',
    es: 'Todavía se está enviando. Puede tardar hasta un minuto. Por favor, no cierre esta página. Si eso es peligroso, oprima “Salir de este sitio”. Aun así, puede que su mensaje nos llegue, y que alguien le llame o le escriba por correo electrónico.',
  }),
  offline: t({
    en: 'You are offline. Keep this page open: if you are online again within three minutes, we will send your message',
    es: 'No hay conexión a internet. No cierre esta página: si la conexión vuelve en menos de tres minutos, enviaremos su mensaje',
  }),
  offlineNote: t({
    en: 'If you get back online within three minutes and this page is still on your screen, your message will be sent automatically. To stop that and keep what you wrote, press “Back to my message.” If staying here isn’t safe, press “Exit this site.” That stops it, too, but you lose what you wrote. An earlier try may already have reached us.',
    es: 'Si la conexión vuelve en menos de tres minutos y esta página sigue en su pantalla, su mensaje se enviará automáticamente. Para detenerlo y conservar lo que escribió, oprima “Volver a mi mensaje”. Si es peligroso quedarse aquí, oprima “Salir de este sitio”. Eso también lo detiene, pero usted pierde lo que escribió. Puede que un intento anterior ya nos haya llegado.',
  }),
  backToMessage: t({ en: 'Back to my message', es: 'Volver a mi mensaje' }),
  failure: {
    title: t({
      en: 'We can’t confirm that your message was sent',
      es: 'No pudimos confirmar el envío de su mensaje',
    }),
    text: t({
      en: 'Something went wrong between this page and our mailbox. You did nothing wrong. Everything you wrote is still here.',
      es: 'Algo falló entre esta página y nuestro buzón de correo electrónico. Usted no hizo nada mal. Todo lo que escribió sigue aquí.',
    }),
    stoppedWhileOffline: t({
      en: 'We stopped trying, because you seemed to be offline. Nothing more will be sent until you press “Try again” below.',
      es: 'Dejamos de intentarlo, porque parecía que no había conexión a internet. No se enviará nada más hasta que usted oprima “Volver a intentar”, aquí abajo.',
    }),
    mayHaveArrived: t({
      en: 'It may have reached us anyway. It is fine to try again: the reference tells us that both are the same message.',
      es: 'Puede que nos haya llegado de todos modos. No hay problema si vuelve a intentarlo: el número de referencia nos dice que los dos son el mismo mensaje.',
    }),
    referenceLabel: t({ en: 'Your reference', es: 'Su número de referencia' }),
    tryAgain: t({ en: 'Try again', es: 'Volver a intentar' }),
    call: t({
      en: 'You can also call us and give this reference.',
      es: 'También puede llamarnos y dar este número de referencia.',
    }),
    copyMessage: t({ en: 'Copy my message', es: 'Copiar mi mensaje' }),
    copied: t({
      en: 'Copied. Paste it only where it is safe for you. It may also be on other devices that share your account.',
      es: 'Copiado. Péguelo solo donde sea seguro para usted. Quizá aparezca también en otros celulares o computadoras que usan su cuenta.',
    }),
    writeEmail: t({ en: 'Send it from my own email', es: 'Enviar desde mi correo electrónico' }),
    pasteMessage: t({
      en: 'First press “Copy my message.” Then press “Send it from my own email,” paste your message, and send it. The subject is only your reference.',
      es: 'Primero oprima “Copiar mi mensaje”. Después oprima “Enviar desde mi correo electrónico”, pegue su mensaje y envíelo. El asunto es solo su número de referencia.',
    }),
    emailWarning: t({
      en: 'This leaves a copy in your Sent folder, where anyone who can open your email can read it. What you copy stays on this device, even after “Exit this site.”',
      es: 'Así queda una copia en su carpeta de enviados, donde la puede leer cualquiera que pueda abrir su correo electrónico. Lo que copia se queda en este celular o computadora, aunque salga de este sitio.',
    }),
  },
  noScript: {
    answer: [
      t({
        en: 'After you send this form, a plain page opens.',
        es: 'Después de enviar este formulario, se abre una página sencilla.',
      }),
      t({
        en: 'If your message was sent, that page shows only the word OK. Then you can close it.',
        es: 'Si su mensaje se envió, esa página muestra solo la palabra OK. Entonces puede cerrarla.',
      }),
      t({
        en: 'That page gives you no reference: if someone calls about your message, hang up and call the number on this site from a safer phone.',
        es: 'Esa página no le da un número de referencia: si le llaman por su mensaje, cuelgue y llame al número de este sitio desde un teléfono más seguro.',
      }),
      t({
        en: 'If that page shows anything else, we can’t confirm that your message was sent. Go back and try again, or call us.',
        es: 'Si esa página muestra otra cosa, no podemos confirmar que su mensaje se haya enviado. Regrese y vuelva a intentarlo, o llámenos.',
      }),
    ],
    exit: t({
      en: 'JavaScript is turned off in this browser, so “Exit this site” does not clear the form. Anyone who presses Back can see what you typed. Press “Clear this form” first.',
      es: 'JavaScript está desactivado en este navegador, así que “Salir de este sitio” no borra el formulario. Cualquiera que oprima el botón de regresar puede ver lo que usted escribió. Antes de salir, oprima “Borrar este formulario”.',
    }),
    copy: t({
      en: 'After you send it, your browser may keep a copy until you delete its history.',
      es: 'Después de enviarlo, su navegador puede guardar una copia hasta que usted borre el historial.',
    }),
    clear: t({ en: 'Clear this form', es: 'Borrar este formulario' }),
  },
} as const;
