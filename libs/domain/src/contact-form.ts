import { answerLanguage } from './answer-language';
import { callConsent } from './consent';
import { checkbox, choice, email, text, textarea, tel } from './field';
import { defineForm, type Answers } from './form';
import { issueOptions, issueTypes } from './issue-types';
import { t, withEnglish } from './language';

/** The contact form of the home and contact pages (requirements § 3.6). */
export const contactForm = defineForm({
  user: text(t({ en: 'Name', es: 'Nombre' }), { name: 'from_name', autoComplete: 'name' }),
  email: email(t({ en: 'Email', es: 'Correo electrónico' })),
  phone_number: tel(t({ en: 'Phone number', es: 'Número de teléfono' })),
  // The value is the issue's name and not its index, since a form POST without JavaScript sends it as it is
  // (requirements § 3.6).
  accident_type: choice(withEnglish({ en: 'Issue', es: 'Tipo de caso' }), issueOptions, {
    name: 'accidentId',
    presetValue: issueTypes[0].name,
  }),
  answer_language: answerLanguage,
  message: textarea(t({ en: 'Message', es: 'Mensaje' }), {
    hint: t({
      en: 'You can leave out anything you are not ready to share. Leave other people’s names out of this form.',
      es: 'Puede omitir todo lo que todavía no quiera contar. No escriba nombres de otras personas en este formulario.',
    }),
  }),
  consent_calls: checkbox(callConsent.text),
});

export type ContactInquiry = Answers<typeof contactForm>;
