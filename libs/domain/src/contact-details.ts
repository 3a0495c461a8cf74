import { email, tel } from './field';
import { t } from './language';

/** The rows and hints that both mail forms share, for visitors whose phone or email somebody may watch. */
export const contactDetails = {
  email: email(t({ en: 'Email', es: 'Correo electrónico' }), {
    hint: t({
      en: 'One that only you can open. If you have none, make a new one on a device that no one else uses.',
      es: 'Uno que solo usted pueda abrir. Si no lo tiene, cree uno nuevo en un aparato que nadie más use.',
    }),
  }),
  phone_number: tel(t({ en: 'Phone number', es: 'Número de teléfono' }), {
    hint: t({
      en: 'One that only you answer. If you have none, call us, or give that of someone you trust who agrees, and say so below.',
      es: 'Uno que nadie más conteste. Si no lo tiene, llámenos, o dé el de alguien de confianza que esté de acuerdo, y dígalo abajo.',
    }),
  }),
} as const;

export const nameHint = t({
  en: 'A first name will do.',
  es: 'Basta con su nombre, sin apellido.',
});

export const messageHint = t({
  en: '“I would rather talk” is enough. You can leave out anything you are not ready to share. Leave other people’s names out of this form.',
  es: '“Prefiero hablar” es suficiente. Puede omitir todo lo que todavía no quiera contar. No escriba nombres de otras personas en este formulario.',
});
