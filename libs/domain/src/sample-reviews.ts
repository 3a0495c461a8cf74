import type { Review } from './review';

/** Nine invented reviews (requirements § 2.6). The page labels each, and the launch check refuses them (16 CFR 465). */
export const sampleReviews: readonly Review[] = [
  {
    sample: true,
    name: 'Dana R.',
    avatar: 1,
    rating: 5,
    address: 'Dayton, Ohio',
    subject: 'Someone listened',
    content: 'The person who called did not rush me, and I could stop at any point.',
  },
  {
    sample: true,
    name: 'Marcus T.',
    avatar: 2,
    rating: 5,
    address: 'Eugene, Oregon',
    subject: 'A call the next morning',
    content: 'I was at work when they called, so we set a better time.',
  },
  {
    sample: true,
    name: 'Elena V.',
    avatar: 3,
    rating: 5,
    address: 'El Paso, Texas',
    subject: 'The cost made sense',
    content: 'The lawyer drew the fee on a sheet of paper and gave me time to read it at home.',
  },
  {
    sample: true,
    name: 'Priya S.',
    avatar: 4,
    rating: 5,
    address: 'Edison, New Jersey',
    subject: 'I did not have to tell it all',
    content: 'I left most of it out, and that was fine.',
  },
  {
    sample: true,
    name: 'James O.',
    avatar: 5,
    rating: 5,
    address: 'Macon, Georgia',
    subject: 'Taken seriously',
    content: 'Nobody acted surprised. They left the rest to me.',
  },
  {
    sample: true,
    name: 'Renee B.',
    avatar: 6,
    rating: 5,
    address: 'Duluth, Minnesota',
    subject: 'They asked when it was safe',
    content:
      'Before anything else they asked when it was safe to call and if they could leave a message.',
  },
  {
    sample: true,
    name: 'Tomas L.',
    avatar: 7,
    rating: 5,
    address: 'Fresno, California',
    subject: 'Plain words',
    content:
      'The lawyer used short words, asked if I understood, and explained it again when I did not.',
  },
  {
    sample: true,
    name: 'Grace W.',
    avatar: 8,
    rating: 5,
    address: 'Bangor, Maine',
    subject: 'I said no, and that was fine',
    content: 'After the free talk I decided that I was not ready. I thought they would push.',
  },
  {
    sample: true,
    name: 'Andre K.',
    avatar: 9,
    rating: 5,
    address: 'Mobile, Alabama',
    subject: 'I knew what came next',
    content:
      'Not knowing was the worst part for me. They told me who would call, on what day, and what they would ask.',
  },
];
