import { t } from '@lawyers/domain';

/** The offer of a conversation at the end of an article (requirements § 2.11) or text page. */
export const invitationCopy = {
  heading: t({ en: 'Would you like to talk it over?', es: '¿Quiere hablarlo con alguien?' }),
  text: t({
    en: 'Participating lawyers do not charge for a first conversation. There is no obligation, and you can say no to anything.',
    es: 'Los abogados que participan no cobran la primera consulta. No hay compromiso, y puede decir que no a lo que quiera.',
  }),
  /** The label of the button for readers with an injury. */
  injury: t({ en: 'Tell us about your injury', es: 'Cuéntenos sobre su lesión' }),
  /** The label of the button for all other readers. */
  home: t({ en: 'Tell us what happened', es: 'Cuéntenos qué pasó' }),
  call: t({ en: 'Or call', es: 'O llame, en español, al' }),
} as const;
