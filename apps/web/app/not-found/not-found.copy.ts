/** The words of the 404 page (contract, "Routes"). */
export const notFoundCopy = {
  heading: 'This page is not here',
  pictureAlt:
    'At dusk a path divides around a low green hill and comes together again at a small house with lit windows.',
  lead: 'The address may have changed, or a letter may be missing. You did nothing wrong. One of these may be what you were looking for.',
  links: {
    home: 'Go to Home',
    blog: 'Read the articles',
    about: 'Find out who we are',
    contact: 'Write to us',
    call: 'Call us',
  },
} as const;
