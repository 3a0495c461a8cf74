import { t } from '@lawyers/domain';

/** The words above the questions on safe contact, in both mail forms. */
export const safeContactCopy = {
  heading: t({ en: 'How to reach you safely', es: 'Cómo contactarle sin peligro' }),
  note: t({
    en: 'You can skip these. Whoever replies reads your answers first, and is asked to follow them. The reply may also be an email.',
    es: 'Puede saltarse estas preguntas. Quien responda lee primero sus respuestas, y le pedimos que las respete. La respuesta también puede llegar por correo electrónico.',
  }),
} as const;
