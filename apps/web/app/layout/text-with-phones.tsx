import { emergency, phoneInText, telHref } from '@lawyers/domain';

/** A text whose phone numbers are links, as in an article, but not 911, which some answers say to text. */
export function TextWithPhones({ children: text }: { readonly children: string }) {
  // What is between two numbers, what is before the second, the second, and so on.
  return text.split(phoneInText).map((part, index) =>
    index % 3 === 2 && part !== emergency.phone ? (
      <a key={index} href={telHref(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
