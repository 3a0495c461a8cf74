import { isLanguage, language, type Language } from '@lawyers/domain';

/** Facts about an inquiry that its mail contains in addition to the visitor's answers (requirements § 4.4). */
export type InquiryMetadata = {
  /**
   * Eight characters, created by `createInquiryRef` at the first Send of a valid form, and kept when the visitor sends
   * again, so that staff recognize several mails as one inquiry.
   */
  readonly inquiryRef: string;
  /** The path of the page from which the inquiry is sent, without the query. */
  readonly page: string;
  /** When the visitor pressed Send or "Try again". */
  readonly sentAt: Date;
  /** The English labels of required questions that the visitor left at their preset answer. */
  readonly leftAsPreset: readonly string[];
  /** Signs that a bot sent the form. The inquiry is sent all the same, since a person can cause them, too. */
  readonly flags: readonly BotSign[];
  /** The language in which the visitor read the form. */
  readonly language: Language;
};

/**
 * Returns the language in which the visitor reads a page, from its `lang` attribute, such as `es-MX`. Browsers that
 * translate a page set it. A language that the site does not have counts as that of the build.
 */
export function languageOf(lang: string): Language {
  const [tag] = lang.toLowerCase().split('-');
  return isLanguage(tag) ? tag : language;
}

/**
 * `hidden-field`: a field that people cannot see was filled in, by a bot or by a browser that fills in forms.
 * `too-fast`: the form was sent within 3 seconds of opening, without any use of the page (requirements § 4.4).
 */
export type BotSign = 'hidden-field' | 'too-fast';
