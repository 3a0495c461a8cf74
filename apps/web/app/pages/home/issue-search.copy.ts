import { t } from '@lawyers/domain';

/** The words of the hero's form; apart from the page's others, since they come to the browser with it. */
export const issueSearchCopy = {
  legend: t({ en: 'What happened?', es: '¿Qué pasó?' }),
  issue: t({ en: 'Issue', es: 'Tipo de caso' }),
  button: t({ en: 'Find Lawyer', es: 'Buscar abogado' }),
} as const;
