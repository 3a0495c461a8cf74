import { injuryMessageHint } from './contact-details';
import { choice } from './field';
import { defineForm } from './form';
import { intakeForm, stay, stayLabel, stays, type Stay } from './intake-form';
import { injuryIssue, type IssueName } from './issue-types';
import { t, withEnglish } from './language';

/**
 * The options of the question `stay` after an accident or injury. `stay` is the name for the type of harm on the
 * earlier site, which this one replaces. The values sent must not change (requirements § 1.5), so they are the same as
 * for abuse (`stays`). None of them means "other", so that option sends "Broken Bones"; staff tell the two apart by the
 * label, which the mail also contains (requirements § 3.11).
 */
export const injuries: readonly Stay[] = [
  stay(
    'Back or Neck Pain',
    withEnglish({ en: 'Back or neck pain', es: 'Dolor de espalda o de cuello' }),
  ),
  stay('Headaches', withEnglish({ en: 'Headaches', es: 'Dolores de cabeza' })),
  stay('Cuts and Bruises', withEnglish({ en: 'Cuts and bruises', es: 'Cortadas y moretones' })),
  stay('Broken Bones', withEnglish({ en: 'Broken bones', es: 'Huesos rotos' })),
  stay('Broken Bones', withEnglish({ en: 'Other', es: 'Otra' })),
];

/** The intake form for an accident or injury: the same questions, worded for an injury (requirements § 3.11). */
export const injuryIntakeForm: typeof intakeForm = defineForm({
  ...intakeForm,
  period: {
    ...intakeForm.period,
    ...t<{ readonly question?: string }>({
      en: {
        question:
          'How long ago were you hurt? If you found out later, count from then, and write both dates in your message.',
      },
      es: {},
    }),
    hint: t({
      en: 'If it was more than three years ago, it may still not be too late: choose the last one, and write in your message the year in which it happened.',
      es: 'Cuente desde que pasó. Si lo descubrió después, cuente desde entonces y escriba las dos fechas en su mensaje. Si fue hace más de tres años, quizá todavía no sea tarde: elija la última opción y escriba en su mensaje el año en que pasó.',
    }),
  },
  stay: choice(withEnglish({ en: 'Primary type of injury', es: 'Lesión principal' }), injuries, {
    presetValue: 'Back or Neck Pain',
  }),
  medical: {
    ...intakeForm.medical,
    question: t({
      en: 'Have you seen a doctor, nurse, or therapist about it?',
      es: '¿Ha recibido por esto atención médica?',
    }),
    hint: t({ en: 'It is fine if you have not.', es: 'Si no, no hay problema.' }),
  },
  fault: {
    ...intakeForm.fault,
    question: t({
      en: 'Do you think someone else caused it, even in part, such as a driver, an employer, a company, or a hospital?',
      es: '¿Cree que alguien más lo causó, aunque sea en parte, como un conductor, un empleador, una empresa o un hospital?',
    }),
    hint: t({
      en: 'If you are not sure, say so in your message.',
      es: 'Si no lo sabe con seguridad, dígalo en su mensaje.',
    }),
  },
  message: { ...intakeForm.message, hint: injuryMessageHint },
});

/**
 * Returns the intake form with the wording for an issue, and without an issue the one for abuse. A page that does not
 * know the issue shows `intakeFormForEveryIssue` instead.
 */
export function intakeFormFor(issue: IssueName | undefined): typeof intakeForm {
  return issue === injuryIssue.name ? injuryIntakeForm : intakeForm;
}

/**
 * The intake form while nobody knows the issue: without JavaScript, which would read it from the address of the page,
 * or until the visitor chooses one. `stay` offers the options for abuse and for injuries, each under a heading.
 */
export const intakeFormForEveryIssue: typeof intakeForm = defineForm({
  ...intakeForm,
  stay: choice(
    stayLabel,
    [
      ...stays.map((option) => ({ ...option, group: t({ en: 'Abuse', es: 'Abuso' }) })),
      ...injuries.map((option) => ({ ...option, group: injuryIssue.label })),
    ],
    { presetValue: 'Back or Neck Pain' },
  ),
});
