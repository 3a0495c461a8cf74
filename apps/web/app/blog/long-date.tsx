/** An ISO date as people write it: November 20, 2026. */
export function LongDate({ date }: { readonly date: string }) {
  const text = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{text}</time>;
}
