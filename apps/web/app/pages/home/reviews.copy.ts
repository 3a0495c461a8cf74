import { t } from '@lawyers/domain';

/** The words of the reviews; apart from the page's others, since they come to the browser with them. */
export const reviewsCopy = {
  heading: t({ en: 'Reviews', es: 'Opiniones' }),
  sampleNotice: t({
    en: 'These are made-up samples. No real person wrote them.',
    es: 'Estos son ejemplos inventados. No los escribió ninguna persona real.',
  }),
  sample: t({ en: 'Sample review', es: 'Opinión de ejemplo' }),
  rated: t({
    en: (rating: number) => `Rated ${rating} of 5`,
    es: (rating: number) => `Calificación: ${rating} de 5`,
  }),
} as const;
