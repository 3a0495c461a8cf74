const urls = import.meta.glob<string>('./pictures/avatar-*-128.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of an avatar. It has its own module, so that islands do not load the addresses of all pictures. */
export function avatarUrl(avatar: number): string {
  const url = urls[`./pictures/avatar-${avatar}-128.webp`];
  if (!url)
    throw new Error(
      `Avatar ${avatar} has no file. Put avatar-${avatar}.svg into app/pictures and run npm run pictures.`,
    );
  return url;
}
