import { t } from './language';
import type { Review } from './review';

/** Nine invented reviews (requirements § 2.6). The page labels each, and the launch check refuses them (16 CFR 465). */
export const sampleReviews: readonly Review[] = [
  {
    sample: true,
    name: 'Dana R.',
    avatar: 1,
    rating: 5,
    address: 'Dayton, Ohio',
    subject: t({ en: 'Someone listened', es: 'Alguien me escuchó' }),
    content: t({
      en: 'The person who called did not rush me, and I could stop at any point.',
      es: 'La persona que llamó no me apuró, y yo podía parar en cualquier momento.',
    }),
  },
  {
    sample: true,
    name: 'Marcus T.',
    avatar: 2,
    rating: 5,
    address: t({ en: 'Eugene, Oregon', es: 'Eugene, Oregón' }),
    subject: t({ en: 'A call the next morning', es: 'Una llamada a la mañana siguiente' }),
    content: t({
      en: 'I was at work when they called, so we set a better time.',
      es: 'Me llamaron en horas de trabajo, así que acordamos una hora mejor.',
    }),
  },
  {
    sample: true,
    name: 'Elena V.',
    avatar: 3,
    rating: 5,
    address: 'El Paso, Texas',
    subject: t({ en: 'The cost made sense', es: 'Entendí lo que cuesta' }),
    content: t({
      en: 'The lawyer wrote the fee down and gave me time to read it at home.',
      es: 'El abogado me dio sus honorarios por escrito y tiempo de leerlos en casa.',
    }),
  },
  {
    sample: true,
    name: 'Priya S.',
    avatar: 4,
    rating: 5,
    address: t({ en: 'Edison, New Jersey', es: 'Edison, Nueva Jersey' }),
    subject: t({ en: 'I did not have to tell it all', es: 'No tuve que contarlo todo' }),
    content: t({
      en: 'I left most of it out, and that was fine.',
      es: 'Me guardé la mayor parte, y no hubo problema.',
    }),
  },
  {
    sample: true,
    name: 'James O.',
    avatar: 5,
    rating: 5,
    address: 'Macon, Georgia',
    subject: t({ en: 'Taken seriously', es: 'Me tomaron en serio' }),
    content: t({
      en: 'Nobody acted surprised. They left the rest to me.',
      es: 'Nadie mostró sorpresa. Lo demás lo dejaron en mis manos.',
    }),
  },
  {
    sample: true,
    name: 'Renee B.',
    avatar: 6,
    rating: 5,
    address: 'Duluth, Minnesota',
    subject: t({ en: 'They asked when it was safe', es: 'Me preguntaron cuándo era seguro' }),
    content: t({
      en: 'Before anything else they asked when it was safe to call and if they could leave a message.',
      es: 'Antes que nada me preguntaron a qué hora era seguro llamar y si podían dejar un mensaje.',
    }),
  },
  {
    sample: true,
    name: 'Tomas L.',
    avatar: 7,
    rating: 5,
    address: 'Fresno, California',
    subject: t({ en: 'Plain words', es: 'Palabras sencillas' }),
    content: t({
      en: 'The lawyer used short words, asked if I understood, and explained it again when I did not.',
      es: 'La abogada habló con palabras sencillas, me preguntó si entendía y, cuando no, me lo explicó otra vez.',
    }),
  },
  {
    sample: true,
    name: 'Grace W.',
    avatar: 8,
    rating: 5,
    address: 'Bangor, Maine',
    subject: t({ en: 'I said no, and that was fine', es: 'Dije que no, y lo respetaron' }),
    content: t({
      en: 'After the free talk I decided that I was not ready. I thought they would push.',
      es: 'Después de la consulta gratis decidí que todavía no era el momento. Pensé que me iban a presionar.',
    }),
  },
  {
    sample: true,
    name: 'Andre K.',
    avatar: 9,
    rating: 5,
    address: 'Mobile, Alabama',
    subject: t({ en: 'I knew what came next', es: 'Sabía qué seguía' }),
    content: t({
      en: 'Not knowing was the worst part for me. They told me who would call, on what day, and what they would ask.',
      es: 'Para mí, lo peor era no saber. Me dijeron quién me iba a llamar, qué día y qué me iba a preguntar.',
    }),
  },
];
