/** For tests, in place of the files that Vite finds. */
export const avatarUrl = (avatar: number): string => `/avatar-${avatar}-128.webp`;
