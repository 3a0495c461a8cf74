import type { SocialNetwork } from '@lawyers/domain';

/** Path data in a square of 24 units, by the name of the network in `site.ts`. */
export const socialIcons: Readonly<Record<SocialNetwork, string>> = {
  Facebook: 'M11 21v-13q0-4 5-4M7 12h8',
  Instagram:
    'M8 4h8q4 0 4 4v8q0 4-4 4h-8q-4 0-4-4v-8q0-4 4-4ZM9 12a3 3 0 0 0 6 0 3 3 0 0 0-6 0M16.5 7.5h.1',
  X: 'M4 4l16 16M20 4l-16 16',
};
