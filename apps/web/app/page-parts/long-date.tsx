/** An ISO date as people write it: November 20, 2026. */
export function LongDate({ date }: { readonly date: string }) {
  return <time dateTime={date}>{long.format(new Date(`${date}T00:00:00Z`))}</time>;
}

// Made once: making one takes longer than writing a hundred dates with it.
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
