const urls = import.meta.glob<string>('./pictures/avatar-*-128.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of an avatar, apart from the other pictures, whose names no island needs. */
export function avatarUrl(avatar: number): string {
  const url = urls[`./pictures/avatar-${avatar}-128.webp`];
  if (!url) throw new Error(`There is no avatar ${avatar}. Draw it, then run npm run pictures.`);
  return url;
}
