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
      en: 'One that only you answer. If you have none, call us, or give a trusted friend’s number if they agree, and say whose it is.',
      es: 'Uno que nadie más conteste. Si no lo tiene, llámenos, o dé el de alguien de confianza, si esa persona está de acuerdo, y diga de quién es.',
    }),
  }),
} as const;

export const nameHint = t({
  en: 'A first name will do.',
  es: 'Basta con su nombre, sin apellido.',
});

/** Two lines above the story, so that a visitor reads them in time (Model Rule 1.18). */
export const messageHint = t({
  en: 'The firm might work for the person who hurt you: leave out names.\nYour story can wait: “I would rather talk” is enough. What you send goes by email and may not be confidential.',
  es: 'El bufete podría trabajar para la persona que le hizo daño: no ponga nombres.\nPuede dejar su historia para después: “Prefiero hablar” es suficiente. Esto se envía por correo electrónico, y quizá no sea confidencial.',
});
