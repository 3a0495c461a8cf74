import { email, tel } from './field';
import { t } from './language';

/** The rows and hints that both mail forms share, for visitors whose phone or email somebody may watch. */
export const contactDetails = {
  email: email(t({ en: 'Email', es: 'Correo electrónico' }), {
    hint: t({
      en: 'One that only you can open. If you have none, make one on a device that no one else uses, or call us.',
      es: 'Uno que solo usted pueda abrir. Si no lo tiene, cree uno en un aparato que nadie más use, o llámenos.',
    }),
  }),
  phone_number: tel(t({ en: 'Phone number', es: 'Número de teléfono' }), {
    hint: t({
      en: 'One that only you answer. If you have none, call us, or give a trusted friend’s, if they agree, and say so.',
      es: 'Uno que nadie más conteste. Si no lo tiene, llámenos, o dé el de alguien de confianza, y dígalo.',
    }),
  }),
} as const;

export const nameHint = t({
  en: 'A first name will do.',
  es: 'Basta con su nombre, sin apellido.',
});

/** Above the story, so that a visitor reads it in time (Model Rule 1.18). */
export const messageHint = t({
  en: '“I would rather talk” is enough. This may not be confidential, and the firm might work for the person who hurt you. So leave out other people’s names, and anything you are not ready to share.',
  es: '“Prefiero hablar” es suficiente. Es posible que esto no sea confidencial, y el bufete podría trabajar para la persona que le hizo daño. Por eso, no ponga nombres de otras personas ni lo que todavía no quiera contar.',
});
