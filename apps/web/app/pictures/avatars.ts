const urls = import.meta.glob<string>('./pictures/avatar-*-128.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The address of an avatar's file. This function has its own module, so that islands do not load the addresses of all
 * pictures.
 * @throws Error when there is no file for this number.
 */
export function avatarUrl(avatar: number): string {
  const url = urls[`./pictures/avatar-${avatar}-128.webp`];
  if (!url)
    throw new Error(
      `Avatar ${avatar} has no file. Put avatar-${avatar}.svg into app/pictures and run npm run pictures.`,
    );
  return url;
}
