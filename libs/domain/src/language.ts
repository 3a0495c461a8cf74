/**
 * The languages of the site. Each is built separately (the environment variable `SITE_LANGUAGE` names it), so that a
 * build can leave out the texts that `t` has for the other languages (decision 18). `docs/how-to/add-a-language.md`
 * says what a further language needs.
 */
export const languages = {
  en: { name: 'English', prefix: '', articleFile: 'article.md', locale: 'en-US' },
  es: { name: 'Español', prefix: '/es', articleFile: 'article.es.md', locale: 'es-US' },
} as const;

export type Language = keyof typeof languages;

/** One value in every language, as an object with one property for each. A missing language is a compile error. */
export type Translations<T> = { readonly [L in Language]: T };

/** Whether `text` is the tag of a language of the site, such as `es`. */
export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.keys(languages).includes(text);
}

/** The language of the pages at the root of the site, of files that all languages share, and of mails. */
export const defaultLanguage = 'en' as const satisfies Language;

/**
 * The language of this build, which Vite defines. In code that Vite does not build, such as tools, it is English,
 * unless the global variable `__LANGUAGE__` is set, as by some tests and by `apps/web/vite.config.ts`.
 */
export const language: Language =
  typeof __LANGUAGE__ === 'undefined' ? defaultLanguage : __LANGUAGE__;

/**
 * Returns the value in the language of this build. The argument must be an object literal, because the build removes
 * the other languages from literals only (`apps/web/build/one-language.ts`), and visitors would download whatever is
 * not removed.
 */
export function t<T>(translations: Translations<T>): T {
  return translations[language];
}

/** A text for the visitor, and its English for the people who read the mails. */
export type WithEnglish = { readonly text: string; readonly english: string };

/** Like `t`, but also keeps the English text, since mails are in English (requirements § 4). */
export function withEnglish(translations: Translations<string>): WithEnglish {
  return { text: t(translations), english: translations.en };
}

/**
 * Vite replaces `__LANGUAGE__` with a constant (`apps/web/vite.config.ts`). In code that Vite does not build, such as
 * tools and tests, it is a global variable or undefined.
 */
declare const __LANGUAGE__: Language | undefined;
