import { legalAidLimits, t } from '@lawyers/domain';

/** What the intake form says about a state that is not served (requirements § 3.12). */
export const unservedCopy = {
  reason: t({
    en: 'This is about where we work, not about you or what happened. A legal deadline may be running, so please ask soon. These may help you find a lawyer there:',
    es: 'Tiene que ver con los lugares donde trabajamos, no con usted ni con lo que pasó. Quizá esté corriendo un plazo legal, así que pregunte pronto. Esto puede ayudarle a encontrar un abogado ahí:',
  }),
  bar: {
    href: 'https://www.americanbar.org/groups/lawyer_referral/resources/lawyer-referral-directory/',
    text: t({
      en: 'The bar’s lawyer referral service',
      es: 'El servicio de referencia de abogados (lawyer referral service)',
    }),
    note: t({
      en: 'The American Bar Association lists it by state.',
      es: 'Es del colegio de abogados, la asociación de abogados de cada estado. La lista de la American Bar Association está en inglés.',
    }),
  },
  legalHelp: {
    href: 'https://www.lawhelp.org/',
    text: 'LawHelp.org',
    note: t({
      en: `Free legal help, by state. ${legalAidLimits}`,
      es: `Ayuda legal gratis, por estado. ${legalAidLimits}`,
    }),
  },
  helpLines: {
    href: '#help-now',
    text: t({ en: 'Help lines', es: 'Líneas de ayuda' }),
    note: t({ en: 'Someone to talk to now.', es: 'Alguien con quien hablar ahora.' }),
  },
  mistyped: t({
    en: 'If the zip code is wrong, change it above. What you typed in the form is not lost.',
    es: 'Si el código postal no es correcto, cámbielo arriba. Lo que ya escribió en el formulario no se pierde.',
  }),
} as const;
