import { t } from '@lawyers/domain';

/** The words above what a lawyer must know first, in both mail forms. */
export const firstQuestionsCopy = {
  heading: t({
    en: 'If you can, this helps a lawyer answer faster',
    es: 'Si puede, esto ayuda a que le contesten más rápido',
  }),
} as const;
