import { t } from '../language';
import { site } from '../site';

/**
 * The day on which the wording last changed in any language. Every new wording gets a new date, and so a new version.
 */
const date = '2026-11-26';

/**
 * The consent to calls and texts (requirements § 3.8; 47 CFR 64.1200(f)(9)). It names every caller that it covers,
 * mentions marketing and automated dialing, is not a condition of service, and can be revoked in any reasonable way
 * (64.1200(a)(10)). Any other caller may only dial by hand. The mail contains the version and, if it is sent by a
 * script, the time. The version of a text in another language than English ends with that language, so that it
 * identifies the text that the visitor read.
 */
export const callConsent = {
  version: t({ en: date, es: `${date}-es` }),
  text: t({
    en:
      `I agree that ${site.company} and ${site.responsibleFirm.name} may call and text me, ` +
      'at the phone number I gave, about my inquiry and about hiring a lawyer. Some calls and texts may be marketing. ' +
      'They may use automated dialing or an artificial or recorded voice. This is my phone number, or I have permission to agree for its owner. ' +
      'Anyone who shares this phone may see or hear them. ' +
      'This is optional: agreeing is not a condition of any service, and I can send this form without it. ' +
      'I can take it back at any time, in any reasonable way, such as replying STOP, ' +
      `contacting ${site.company}, or telling a caller.`,
    es:
      `Acepto que ${site.company} y ${site.responsibleFirm.name} me llamen y me envíen mensajes de texto, ` +
      'al número de teléfono que di, sobre lo que envío en este formulario y sobre contratar a un abogado. ' +
      'Algunas llamadas y algunos mensajes pueden ser publicidad (marketing). ' +
      'Pueden usar marcación automática o una voz artificial o grabada. ' +
      'Este es mi número de teléfono, o tengo permiso de su dueño o dueña para aceptar. ' +
      'Quien comparta este teléfono puede ver u oír esas llamadas y mensajes. ' +
      'Esto es opcional: aceptar no es una condición para recibir ningún servicio, y puedo enviar este formulario sin aceptar. ' +
      'Puedo retirar este permiso en cualquier momento, de cualquier manera razonable; por ejemplo, si respondo STOP, ' +
      `si me comunico con ${site.company} o si se lo digo a quien me llame.`,
  }),
} as const;
