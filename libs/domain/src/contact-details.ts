import { email, tel } from './field';
import { t } from './language';

/**
 * The questions for email and phone number in the contact form and the intake form, with hints for visitors whose phone
 * or email somebody may watch. A phone number is required but never checked, so somebody who must not be called can
 * enter 0; the mail tells staff what the 0 means.
 */
export const contactDetails = {
  email: email(t({ en: 'Email', es: 'Correo electrónico' }), {
    hint: t({
      en: 'One that only you can open. If you have none, make one on a phone or computer that no one you fear can reach, and open it only there. Or call us from a safe phone.',
      es: 'Uno que solo usted pueda abrir. Si no lo tiene, cree uno en un celular o una computadora que no pueda revisar nadie a quien le tenga miedo, y ábralo solo ahí. O llámenos desde un teléfono seguro.',
    }),
  }),
  phone_number: tel(t({ en: 'Phone number', es: 'Número de teléfono' }), {
    hint: t({
      en: 'One that only you answer. If only email is safe, enter 0. Or give a trusted friend’s number if they agree, and say whose it is.',
      es: 'Uno que nadie más conteste. Si solo su correo electrónico es seguro, ponga 0. O dé el número de alguien de confianza, si esa persona está de acuerdo, y diga de quién es.',
    }),
  }),
} as const;

export const nameHint = t({
  en: 'A first name is enough, if that is safer.',
  es: 'Si así es más seguro, basta con su nombre, sin apellido.',
});

const storyCanWait = t({
  en: 'Your story can wait: “I would rather talk” is enough. What you send goes by email and may not be confidential.',
  es: 'Puede dejar su historia para después: “Prefiero hablar” es suficiente. Esto se envía por correo electrónico, y quizá no sea confidencial.',
});

const leaveOut = t({
  en: 'A law firm may already work for the person who did this, so leave out that person’s name. Please leave out your immigration status, too.',
  es: 'Un bufete de abogados podría trabajar ya para quien hizo esto, así que no ponga el nombre de esa persona. Tampoco ponga su estatus migratorio.',
});

const leaveOutAfterInjury = t({
  en: 'A law firm may already work for the other side, so leave out the names of people and companies. Please leave out your immigration status, too.',
  es: 'Un bufete de abogados podría trabajar ya para la otra parte, así que no ponga nombres de personas ni de empresas. Tampoco ponga su estatus migratorio.',
});

/**
 * Shown above the message field, so that visitors read it before they write; `\n` begins its second line. It asks
 * visitors to leave out the name of whoever did the harm, because the firm that reads the message may already work for
 * that person. ABA Model Rule 1.18 says what a firm must keep confidential before anybody hires it, and when what it
 * has learned forbids it to represent another client. The hint also asks visitors to leave out their immigration
 * status, because a court order or a subpoena could force the company or a lawyer to hand the message over
 * (`prose/faq-immigration.ts`).
 */
export const messageHint = `${leaveOut}\n${storyCanWait}`;

/** The same after an accident or injury. */
export const injuryMessageHint = `${leaveOutAfterInjury}\n${storyCanWait}`;
