import { language, languages } from '@lawyers/domain';

/** An ISO date in long format, in one line: November 20, 2026. */
export function LongDate({ date }: { readonly date: string }) {
  const text = formatter.format(new Date(`${date}T00:00:00Z`));
  return <time dateTime={date}>{text.replaceAll(' ', '\u00A0')}</time>;
}

// Created once, since creating a formatter is slower than formatting a hundred dates.
const formatter = new Intl.DateTimeFormat(languages[language].locale, {
  dateStyle: 'long',
  timeZone: 'UTC',
});
