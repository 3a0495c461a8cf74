/** For tests: replaces `avatars.ts`, whose files only Vite can resolve. */
export const avatarUrl = (avatar: number): string => `/avatar-${avatar}-128.webp`;
