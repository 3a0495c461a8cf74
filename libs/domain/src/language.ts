/**
 * The languages of the site (decision 18). Each has its own build (`SITE_LANGUAGE`), so that a page and an island ship
 * one language. A further language is one more row here, one more column in each `t`, and one more file per article.
 */
export const languages = {
  en: { name: 'English', prefix: '', articleFile: 'article.md', locale: 'en-US' },
  es: { name: 'Español', prefix: '/es', articleFile: 'article.es.md', locale: 'es-US' },
} as const;

export type Language = keyof typeof languages;

/** One value in every language. A missing column is a compile error. */
export type Translations<T> = { readonly [L in Language]: T };

/** Whether `text` is the tag of a language of the site, such as `es`. */
export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.keys(languages).includes(text);
}

/** The language at the root of the site, of the files that all languages share, and of the mails. */
export const defaultLanguage = 'en' as const satisfies Language;

/** The language of this build, as Vite defines it; English where nothing is built, such as in tools. */
export const language: Language =
  typeof __LANGUAGE__ === 'undefined' ? defaultLanguage : __LANGUAGE__;

/**
 * Returns the value in the language of this build. The build removes the other columns
 * (`apps/web/build/one-language.ts`), so the argument must be an object literal.
 */
export function t<T>(translations: Translations<T>): T {
  return translations[language];
}

/** A text for the visitor, and its English for the people who read the mails. */
export type WithEnglish = { readonly text: string; readonly english: string };

/** As `t`, but keeps the English beside it, since mails are in English (requirements § 4). */
export function withEnglish(translations: Translations<string>): WithEnglish {
  return { text: t(translations), english: translations.en };
}

/** A constant of builds (`apps/web/vite.config.ts`), and a global variable where Vite bundles nothing. */
declare const __LANGUAGE__: Language | undefined;
