import { firstQuestions, safeContact, t } from '@lawyers/domain';

/** The groups of questions that both forms ask, with their words. */
export const sharedGroups = {
  firstQuestions: {
    id: 'first-questions',
    heading: t({
      en: 'A few more answers help a lawyer reply faster',
      es: 'Si puede, esto ayuda a que le contesten más rápido',
    }),
    folded: true,
    keys: Object.keys(firstQuestions) as (keyof typeof firstQuestions)[],
  },
  safeContact: {
    id: 'safe-contact',
    heading: t({ en: 'How to reach you safely', es: 'Cómo contactarle sin peligro' }),
    note: t({
      en: 'You can skip these. Whoever replies reads your answers first, and is asked to follow them. The reply may also be an email.',
      es: 'Puede saltarse estas preguntas. Quien responda lee primero sus respuestas, y le pedimos que las respete. La respuesta también puede llegar por correo electrónico.',
    }),
    keys: Object.keys(safeContact) as (keyof typeof safeContact)[],
  },
  consent: { id: 'consent', keys: ['consent_calls'] },
} as const;
