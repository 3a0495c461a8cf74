import { firstQuestions, safeContact, t } from '@lawyers/domain';

/** The groups of questions that the contact form and the intake form share, with the headings and notes of some. */
export const sharedGroups = {
  firstQuestions: {
    id: 'first-questions',
    heading: t({
      en: 'Is a hearing or deadline close? This helps a lawyer answer faster',
      es: '¿Hay una audiencia o un plazo? Así le responden más rápido',
    }),
    folded: true,
    keys: Object.keys(firstQuestions) as (keyof typeof firstQuestions)[],
  },
  safeContact: {
    id: 'safe-contact',
    heading: t({ en: 'How to reach you safely', es: 'Cómo contactarle sin peligro' }),
    note: t({
      en: 'You can skip these. We ask whoever replies to read your answers first, and to follow them. The reply may also be an email.',
      es: 'Puede saltarse estas preguntas. Le pedimos a quien responda que lea primero lo que usted contestó y que lo respete. La respuesta también puede llegar por correo electrónico.',
    }),
    keys: Object.keys(safeContact) as (keyof typeof safeContact)[],
  },
  consent: { id: 'consent', keys: ['consent_calls'] },
} as const;
