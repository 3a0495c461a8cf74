import { t } from '@lawyers/domain';

type SimilarWords = {
  readonly title: string;
  readonly words: readonly {
    readonly word: string;
    readonly english: string;
    readonly meaning: string;
  }[];
  readonly note: string;
};

/** The words around an article's own (requirements § 2.11). */
export const articleCopy = {
  home: t({ en: 'Home', es: 'Inicio' }),
  articles: t({ en: 'Articles', es: 'Artículos' }),
  readingTime: t({
    en: (minutes: number) => `${minutes}-minute read`,
    es: (minutes: number) => `Lectura de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`,
  }),
  lastReviewed: t({ en: 'Last reviewed', es: 'Última revisión:' }),
  breadcrumb: t({ en: 'Breadcrumb', es: 'Ruta de navegación' }),
  similarWords: t<SimilarWords | undefined>({
    en: undefined,
    es: {
      title: '¿Reclamo, demanda, denuncia, queja o cargo?',
      words: [
        {
          word: 'Reclamo',
          english: 'claim',
          meaning:
            'pedir que le paguen un daño. Suele empezar con una carta a una aseguradora, sin tribunal.',
        },
        {
          word: 'Demanda',
          english: 'lawsuit',
          meaning: 'el caso que se presenta en un tribunal para pedir dinero.',
        },
        {
          word: 'Denuncia',
          english: 'report',
          meaning:
            'contarle a la policía o a otra autoridad lo que pasó. Puede llevar a un castigo.',
        },
        {
          word: 'Queja',
          english: 'complaint',
          meaning: 'un aviso a una agencia, a una junta o al empleador de que alguien actuó mal.',
        },
        {
          word: 'Cargo',
          english: 'charge',
          meaning:
            'el delito del que acusa un fiscal. También se llama así (“charge”) la queja por discriminación ante la EEOC.',
        },
      ],
      note: 'Puede hacer más de una de estas cosas. No cuente con que una detenga el plazo de otra.',
    },
  }),
  sources: t({ en: 'Sources', es: 'Fuentes' }),
  neighbors: {
    label: t({ en: 'Previous and next article', es: 'Artículos anterior y siguiente' }),
    previous: t({ en: 'Previous', es: 'Anterior' }),
    next: t({ en: 'Next', es: 'Siguiente' }),
  },
  related: t({ en: 'Related articles', es: 'Artículos relacionados' }),
} as const;

/** The words of the lists of articles (requirements § 2.10). */
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
  pages: t({ en: 'Pages of articles', es: 'Páginas de artículos' }),
  page: t({
    en: (number: number) => `Page ${number}`,
    es: (number: number) => `Página ${number}`,
  }),
} as const;
