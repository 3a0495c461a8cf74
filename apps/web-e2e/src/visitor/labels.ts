import { intakeForm, t } from '@lawyers/domain';

/**
 * Texts by which tests find elements, in all browser engines, in the language of `SITE_LANGUAGE`. Texts that
 * libs/domain exports are not repeated here.
 */
export const labels = {
  findLawyer: t({ en: 'Find Lawyer', es: 'Buscar abogado' }),
  issue: intakeForm.accidentId.label,
  zipCode: intakeForm.zipCode.label,
  optional: t({ en: 'optional', es: 'opcional' }),
  send: t({ en: 'Send', es: 'Enviar' }),
  sending: t({ en: 'Sending Message...', es: 'Enviando el mensaje...' }),
  offline: t({
    en: 'You are offline. Keep this page open: if you are online again within three minutes, we will send your message',
    es: 'No hay conexión a internet. No cierre esta página: si la conexión vuelve en menos de tres minutos, enviaremos su mensaje',
  }),
  backToMessage: t({ en: 'Back to my message', es: 'Volver a mi mensaje' }),
  problem: t({ en: 'There is a problem', es: 'Hay un problema' }),
  notConfirmed: t({
    en: 'We can’t confirm that your message was sent',
    es: 'No pudimos confirmar el envío de su mensaje',
  }),
  mayHaveArrived: t({
    en: 'It may have reached us',
    es: 'Puede que nos haya llegado de todos modos',
  }),
  tryAgain: t({ en: 'Try again', es: 'Volver a intentar' }),
  exit: t({ en: 'Exit this site', es: 'Salir de este sitio' }),
} as const;

/**
 * Matches the reference and the words before it, on the confirmation and in the panel that follows a failure. The
 * reference is a code that names an inquiry, for example when the visitor calls.
 */
export const referenceLine = t({
  en: /Your reference:?\s*(?<reference>[2-9A-Z]{8})/,
  es: /Su número de referencia:?\s*(?<reference>[2-9A-Z]{8})/,
});
