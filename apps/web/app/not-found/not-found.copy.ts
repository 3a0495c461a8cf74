/** The words of the 404 page (requirements § 2.3). */
export const notFoundCopy = {
  heading: 'This page is not here',
  pictureAlt:
    'At dusk a path forks at a signpost with a lantern and comes together again at a small house with lit windows.',
  lead: 'The address may have changed, or a letter may be missing. You did nothing wrong. Maybe you were looking for one of these.',
  links: {
    home: 'Go to Home',
    blog: 'Read the articles',
    about: 'See who we are',
    contact: 'Write to us',
    call: 'Call us',
  },
} as const;
