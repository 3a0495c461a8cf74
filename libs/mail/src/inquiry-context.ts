/** What belongs to an inquiry besides the visitor's answers. */
export type InquiryContext = {
  /** Eight characters, the same over every attempt (see `createInquiryRef`). */
  readonly inquiryRef: string;
  /** The path of the page it was sent from, without its query. */
  readonly page: string;
  /** When the visitor pressed Send. */
  readonly sentAt: Date;
  /** Signs of a program that fills in forms. They mark the mail and never stop it. */
  readonly flags: readonly InquiryFlag[];
  readonly language: Language;
};

/** The language in which the visitor read the form. */
export type Language = 'en' | 'es';

/** The site's language for the `lang` of a page, such as `es-MX`, which a browser that translates also sets. */
export function languageOf(lang: string): Language {
  return /^es\b/i.test(lang) ? 'es' : 'en';
}

/** `hidden-field`: a field that people cannot see was filled in. `too-fast`: sent seconds after the page opened, without any use of it. */
export type InquiryFlag = 'hidden-field' | 'too-fast';
