import { answerLanguage } from './answer-language';
import { contactDetails, messageHint, nameHint } from './contact-details';
import { checkbox, choice, text, textarea } from './field';
import { firstQuestions } from './first-questions';
import { defineForm, type Answers } from './form';
import { issueOptions, issueQuestion, issueTypes, serviceQuestion } from './issue-types';
import { t } from './language';
import { callConsent } from './prose/consent';
import { safeContact } from './safe-contact';

/** The contact form of the home and contact pages (requirements § 3.6). */
export const contactForm = defineForm({
  user: text(t({ en: 'Name', es: 'Nombre' }), {
    name: 'from_name',
    autoComplete: 'name',
    hint: nameHint,
  }),
  ...contactDetails,
  // The value is the issue's name, because a form POST without JavaScript sends the value unchanged to the people who
  // read the mail. The earlier site, which this one replaces, sent an index into its list (requirements § 3.6).
  accident_type: choice(
    issueQuestion,
    [...issueOptions, { label: serviceQuestion.label, value: serviceQuestion.name }],
    { name: 'accidentId', presetValue: issueTypes[0].name },
  ),
  answer_language: answerLanguage,
  message: textarea(t({ en: 'Message', es: 'Mensaje' }), {
    hint: messageHint,
  }),
  ...firstQuestions,
  ...safeContact,
  consent_calls: checkbox(callConsent.text),
});

export type ContactInquiry = Answers<typeof contactForm>;
