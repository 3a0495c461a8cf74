import { language, languages } from '@lawyers/domain';

/** An ISO date in long format, such as November 20, 2026, without line breaks. */
export function LongDate({ date }: { readonly date: string }) {
  const text = formatter.format(new Date(`${date}T00:00:00Z`));
  return <time dateTime={date}>{text.replaceAll(' ', '\u00A0')}</time>;
}

// Created once, since creating a formatter takes longer than formatting a hundred dates.
const formatter = new Intl.DateTimeFormat(languages[language].locale, {
  dateStyle: 'long',
  timeZone: 'UTC',
});
