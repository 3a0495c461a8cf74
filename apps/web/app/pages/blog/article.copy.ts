import { t } from '@lawyers/domain';

/** The texts around an article (requirements § 2.11). */
export const articleCopy = {
  home: t({ en: 'Home', es: 'Inicio' }),
  articles: t({ en: 'Articles', es: 'Artículos' }),
  readingTime: t({
    en: (minutes: number) => `${minutes}-minute read`,
    es: (minutes: number) => `Lectura de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`,
  }),
  lastReviewed: t({ en: 'Last reviewed', es: 'Última revisión:' }),
  breadcrumb: t({ en: 'Breadcrumb', es: 'Ruta de navegación' }),
  sources: t({ en: 'Sources', es: 'Fuentes' }),
  related: t({ en: 'Related articles', es: 'Artículos relacionados' }),
} as const;

/** The texts of the lists of articles (requirements § 2.11). */
export const articleListCopy = {
  title: t({
    en: (page: number) => `Articles, page ${page}`,
    es: (page: number) => `Artículos, página ${page}`,
  }),
  description: t({
    en: (first: number, last: number) =>
      `Articles ${first} to ${last} on injury law, in plain words: what to keep, what to ask, what to say, what it costs, and what to expect.`,
    es: (first: number, last: number) =>
      `Artículos del ${first} al ${last} sobre casos de lesiones y abuso, en palabras sencillas: qué guardar, qué preguntar, qué decir, cuánto cuesta y qué esperar.`,
  }),
  /** The link at the end of a page of the list of articles to its next page. */
  more: t({ en: 'More articles', es: 'Más artículos' }),
  pages: t({ en: 'Pages of articles', es: 'Páginas de artículos' }),
  page: t({ en: (number: number) => `Page ${number}`, es: (number: number) => `Página ${number}` }),
} as const;
