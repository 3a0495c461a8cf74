import type { Translations } from '@lawyers/domain';

/** The alt text of the 404 page's picture. The page shows the picture once, for all languages. */
export const notFoundPictureAlt =
  'At dusk a path forks at a signpost with a lantern and comes together again at a small house with lit windows.';

/**
 * The texts of the 404 page (requirements § 2.3). They do not use `t`, since the page shows every published language.
 */
export const notFoundCopy = {
  en: {
    heading: 'We can’t find this page',
    lead: 'The address may have changed, or a letter may be missing. You did nothing wrong. Maybe you were looking for one of these.',
    links: {
      home: 'Go to Home',
      injury: 'Tell us about an accident or injury',
      blog: 'Read the articles',
      about: 'See who we are',
      contact: 'Write to us',
      call: 'Call us',
    },
  },
  es: {
    heading: 'No encontramos esta página',
    lead: 'Quizá cambió la dirección o le falta una letra. Usted no hizo nada mal. ¿Buscaba una de estas páginas?',
    links: {
      home: 'Ir al inicio',
      injury: 'Contarnos sobre un accidente o una lesión',
      blog: 'Leer los artículos',
      about: 'Ver quiénes somos',
      contact: 'Escribirnos',
      call: 'Llamarnos',
    },
  },
} satisfies Translations<unknown>;
