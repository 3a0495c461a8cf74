import type { SocialNetwork } from '@lawyers/domain';

/** Outlines in a 24-unit square, by the network's name in the site's facts. */
export const socialIcons: Readonly<Record<SocialNetwork, string>> = {
  Facebook:
    'M13.5 21v-7.5h2.6l.5-3.2h-3.1V8.2c0-.9.4-1.7 1.8-1.7h1.4V3.8S15.4 3.5 14.2 3.5c-2.6 0-4.2 1.5-4.2 4.3v2.5H7.2v3.2H10V21z',
  Instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zm0 2A2.5 2.5 0 0 0 5 7.5v9A2.5 2.5 0 0 0 7.5 19h9a2.5 2.5 0 0 0 2.5-2.5v-9A2.5 2.5 0 0 0 16.5 5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.8-3.8a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  X: 'M4 4h4.8l3.9 5.3L17.3 4H19.6l-5.8 6.7L20.5 20h-4.8l-4.2-5.8L6.4 20H4.1l6.3-7.3zm3 1.7L16.6 18.3h1.3L8.3 5.7z',
};
