import { t } from '../language';
import type { Review } from '../review';

/**
 * Nine invented reviews (requirements § 2.6). The page labels them, and the launch check refuses them (16 CFR 465). All
 * have about the same length, so that the shorter ones leave no gap in the carousel.
 */
export const sampleReviews: readonly Review[] = [
  {
    name: 'Dana R.',
    address: 'Dayton, Ohio',
    subject: t({ en: 'Someone listened', es: 'Alguien me escuchó' }),
    content: t({
      en: 'The person who called did not rush me, and I could stop at any point.',
      es: 'La persona que llamó no me apuró, y yo podía parar en cualquier momento.',
    }),
  },
  {
    name: 'Marcus T.',
    address: t({ en: 'Eugene, Oregon', es: 'Eugene, Oregón' }),
    subject: t({ en: 'A call the next morning', es: 'Una llamada a la mañana siguiente' }),
    content: t({
      en: 'I was at work when they called, so we set a better time for that day.',
      es: 'Me llamaron en horas de trabajo, así que acordamos una hora mejor ese día.',
    }),
  },
  {
    name: 'Elena V.',
    address: 'El Paso, Texas',
    subject: t({ en: 'The cost made sense', es: 'Entendí lo que cuesta' }),
    content: t({
      en: 'The lawyer wrote the fee down and gave me time to read it at home.',
      es: 'El abogado me dio sus honorarios por escrito y tiempo de leerlos en casa.',
    }),
  },
  {
    name: 'Priya S.',
    address: t({ en: 'Edison, New Jersey', es: 'Edison, Nueva Jersey' }),
    subject: t({ en: 'I did not have to tell it all', es: 'No tuve que contarlo todo' }),
    content: t({
      en: 'I left most of it out the first time, and that was fine with everyone.',
      es: 'La primera vez me guardé la mayor parte, y a nadie le pareció mal.',
    }),
  },
  {
    name: 'James O.',
    address: 'Macon, Georgia',
    subject: t({ en: 'Taken seriously', es: 'Me tomaron en serio' }),
    content: t({
      en: 'Nobody acted surprised at what I said. They left the rest up to me.',
      es: 'Nadie mostró sorpresa por lo que dije. Lo demás lo dejaron en mis manos.',
    }),
  },
  {
    name: 'Renee B.',
    address: 'Duluth, Minnesota',
    subject: t({ en: 'They asked when it was safe', es: 'Me preguntaron cuándo era seguro' }),
    content: t({
      en: 'First they asked when it was safe to call, and about leaving a message.',
      es: 'Primero preguntaron a qué hora llamar y si podían dejar un mensaje.',
    }),
  },
  {
    name: 'Tomas L.',
    address: 'Fresno, California',
    subject: t({ en: 'Plain words', es: 'Palabras sencillas' }),
    content: t({
      en: 'The lawyer used short words, and explained them again when I asked.',
      es: 'La abogada habló con palabras sencillas y las explicó cuando pregunté.',
    }),
  },
  {
    name: 'Grace W.',
    address: 'Bangor, Maine',
    subject: t({ en: 'I said no, and that was fine', es: 'Dije que no, y lo respetaron' }),
    content: t({
      en: 'After the free talk I was not ready. I thought they would push me.',
      es: 'Después de la consulta gratis dije que no. Pensé que me presionarían.',
    }),
  },
  {
    name: 'Andre K.',
    address: 'Mobile, Alabama',
    subject: t({ en: 'I knew what came next', es: 'Sabía qué seguía' }),
    content: t({
      en: 'They told me who would call, on what day, and what they would ask me.',
      es: 'Me dijeron quién me iba a llamar, qué día y qué me iba a preguntar.',
    }),
  },
].map((review, index) => ({
  ...review,
  sample: true,
  avatar: (index + 1) as Review['avatar'],
  rating: 5,
}));
