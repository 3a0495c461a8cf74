import { optionalChoice, text, yesOrNo } from './field';
import { t } from './language';

/** The questions on how to contact the visitor safely, in the contact form and the intake form. All are optional. */
export const safeContact = {
  preferred_name: text(t({ en: 'Name to use', es: 'Nombre que debemos usar' }), {
    optional: true,
    autoComplete: 'nickname',
    hint: t({
      en: 'Any name that is safe for you. A caller should use only this one.',
      es: 'Cualquier nombre que sea seguro para usted. Le pedimos a quien llame que use solo ese.',
    }),
  }),
  safe_hours: text(t({ en: 'Safe times', es: 'Horas seguras' }), {
    optional: true,
    hint: t({
      en: 'When can you talk without being overheard? If you leave this empty, the call may come at any time from 9\u00A0a.m. to 8\u00A0p.m.',
      es: '¿Cuándo puede hablar sin que nadie más escuche? Si lo deja vacío, la llamada puede llegar a cualquier hora entre las 9 de la mañana y las 8 de la noche.',
    }),
  }),
  safe_voicemail: optionalChoice(
    t({ en: 'May we leave a voicemail?', es: '¿Podemos dejar un mensaje de voz?' }),
    yesOrNo,
    t({
      en: 'Unless you choose Yes, we ask callers to hang up before the beep. A missed call stays on the phone, and may show the name of a law office. If someone looks at your phone, enter 0 as the phone number and use an email that your phone doesn’t open or show, or call us from a safer phone.',
      es: 'Si usted no elige “Sí”, le pedimos a quien llame que cuelgue antes del tono. Una llamada perdida queda en el celular, y puede mostrar el nombre de una oficina de abogados. Si alguien revisa su celular, ponga 0 como número de teléfono y use un correo electrónico que no se abra ni aparezca en ese celular, o llámenos desde un teléfono más seguro.',
    }),
  ),
  safe_caller: optionalChoice(
    t({ en: 'May we say who is calling?', es: '¿Podemos decir quién llama?' }),
    yesOrNo,
    t({
      en: 'Unless you choose Yes, we ask callers to ask only for you, and not to mention a lawyer to anyone else.',
      es: 'Si usted no elige “Sí”, le pedimos a quien llame que solo pregunte por usted, y que no le hable de un abogado a nadie más.',
    }),
  ),
} as const;
