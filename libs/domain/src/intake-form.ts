import { answerLanguage } from './answer-language';
import { contactDetails, messageHint, nameHint } from './contact-details';
import { errorMessages, invalidZipMessage } from './error-messages';
import { checkbox, choice, text, textarea, yesOrNo, zip, type Option } from './field';
import { firstQuestions } from './first-questions';
import { defineForm, type Answers } from './form';
import { heroForm } from './hero-form';
import { issueOptions, issueQuestion } from './issue-types';
import { t, withEnglish } from './language';
import { unservedStateOf } from './place-of-zip-code';
import { callConsent } from './prose/consent';
import { sexualAssaultLine } from './prose/help-lines';
import { safeContact } from './safe-contact';
import { stateInSentence } from './state-names';

const periods = [
  { label: t({ en: 'Less than 1 Year', es: 'Menos de 1 año' }), value: 'Less than 1 Year' },
  { label: t({ en: 'Less than 2 Year', es: 'Menos de 2 años' }), value: 'Less than 2 Year' },
  { label: t({ en: 'Less than 3 Year', es: 'Menos de 3 años' }), value: 'Less than 3 Year' },
] as const;

/**
 * An option of `stay`, the question on the type of harm. Mails contain its English label in addition to its value,
 * because two options may have the same value.
 */
export type Stay = Option & { readonly english: string };

/**
 * The options of `stay` for abuse. The values are those of the earlier site, which this one replaces, and must not
 * change (requirements § 1.5). The labels are new, because three of the original ones could not be told apart
 * (requirements § 3.5).
 */
export const stays: readonly Stay[] = [
  stay('Back or Neck Pain', withEnglish({ en: 'Violated', es: 'Agresión sexual o abuso sexual' })),
  stay(
    'Headaches',
    withEnglish({
      en: 'Mental Abuse, with headaches',
      es: 'Abuso psicológico, con dolores de cabeza',
    }),
  ),
  stay(
    'Cuts and Bruises',
    withEnglish({
      en: 'Mental Abuse and violence, with cuts or bruises',
      es: 'Abuso psicológico y violencia, con cortadas o moretones',
    }),
  ),
  stay(
    'Broken Bones',
    withEnglish({
      en: 'Mental Abuse and violence, with broken bones',
      es: 'Abuso psicológico y violencia, con huesos rotos',
    }),
  ),
  stay('Broken Bones', withEnglish({ en: 'Other', es: 'Otro' })),
];

export const stayLabel = withEnglish({ en: 'Primary type of injustice', es: 'Daño principal' });

/**
 * The intake form (requirements § 3.4), worded for abuse; `intake-forms-by-issue.ts` has the wording for an injury. If
 * the query of the page's address answers the first two rows, the page shows these answers and a button to change them
 * instead of the fields. Some keys are names of the earlier site that do not describe their question: `stay`, for
 * example, asks for the primary type of injustice.
 */
export const intakeForm = defineForm({
  // There is no preset, because an unnoticed wrong issue would lead to the wrong lawyer (requirements § 2.7).
  accidentId: choice(issueQuestion, issueOptions),
  zipCode: zip(heroForm.zipCode.label, invalidZipMessage, (zipCode) => {
    const state = unservedStateOf(zipCode);
    return state && errorMessages.unservedState(stateInSentence(state));
  }),
  user: text(t({ en: 'Full name', es: 'Nombre' }), {
    name: 'from_name',
    autoComplete: 'name',
    hint: nameHint,
  }),
  ...contactDetails,
  period: choice(withEnglish({ en: 'Period', es: '¿Hace cuánto tiempo pasó?' }), periods, {
    // The Spanish label is a question itself, so it needs none before it.
    ...t<{ readonly question?: string }>({
      en: { question: 'How long ago did it happen?' },
      es: {},
    }),
    hint: t({
      en: 'If it is still going on, choose the first one. If it was more than three years ago, it may still not be too late: choose the last one, and write in your message the year in which it happened.',
      es: 'Si sigue pasando, elija la primera opción. Si fue hace más de tres años, quizá todavía no sea tarde: elija la última y escriba en su mensaje el año en que pasó.',
    }),
    presetValue: 'Less than 1 Year',
  }),
  stay: choice(stayLabel, stays, { presetValue: 'Back or Neck Pain' }),
  medical: choice(withEnglish({ en: 'Medical', es: 'Atención médica' }), yesOrNo, {
    type: 'radio',
    question: t({
      en: 'Have you seen a doctor, nurse, or counselor about it?',
      es: '¿Ha recibido por esto atención médica o consejería?',
    }),
    hint: t({
      en: `It is fine if you have not. If it was a sexual assault in the last five days, some care works only now, and you can get it without talking to the police. RAINN, ${sexualAssaultLine.phone}, finds a hospital.`,
      es: `Si no, no hay problema. Si fue una agresión sexual en los últimos cinco días, cierta atención médica solo sirve ahora, y puede recibirla sin hablar con la policía. RAINN, ${sexualAssaultLine.phone}, le busca un hospital.`,
    }),
    presetValue: 'Yes',
  }),
  fault: choice(withEnglish({ en: 'Fault', es: '¿Hay un responsable?' }), yesOrNo, {
    type: 'radio',
    question: t({
      en: 'Did a person, a school, an employer, or anyone else do this or let it happen?',
      es: '¿Una persona, una escuela o universidad, un empleador o alguien más hizo esto o permitió que pasara?',
    }),
    hint: t({
      en: 'Nothing that was done to you is your fault.',
      es: 'Nada de lo que le hicieron es culpa suya.',
    }),
    presetValue: 'Yes',
  }),
  signup: choice(withEnglish({ en: 'Signup', es: 'Consulta gratis' }), yesOrNo, {
    type: 'radio',
    question: t({
      en: 'Would you like a free consultation?',
      es: '¿Quiere una consulta sin costo?',
    }),
    hint: t({ en: 'You can still say no later.', es: 'Después todavía puede decir que no.' }),
    presetValue: 'Yes',
  }),
  message: textarea(t({ en: 'Message', es: 'Mensaje' }), {
    placeholder: t({ en: 'Briefly describe your case', es: 'Describa brevemente su caso' }),
    hint: messageHint,
  }),
  ...firstQuestions,
  ...safeContact,
  answer_language: answerLanguage,
  consent_calls: checkbox(callConsent.text),
});

export type IntakeInquiry = Answers<typeof intakeForm>;

export function stay(value: string, { text, english }: ReturnType<typeof withEnglish>): Stay {
  return { value, label: text, english };
}
