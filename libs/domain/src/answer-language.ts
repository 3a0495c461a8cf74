import { choice } from './field';
import { language, t, withEnglish } from './language';
import { site } from './site';

const english = { tag: 'en', label: t({ en: 'English', es: 'Inglés' }), value: 'English' } as const;
const spanish = {
  tag: 'es',
  label: t({ en: 'Spanish', es: 'Español' }),
  value: 'Spanish',
} as const;

/**
 * The languages in which a visitor can ask to be answered if the operator publishes them. If the site gets another
 * language, add an entry here.
 */
export const answerLanguages = [english, spanish] as const;

type AnswerLanguage = (typeof answerLanguages)[number]['value'];

/**
 * The question in which language to answer, for the contact form and the intake form. Its options are the languages
 * that the operator publishes, since only in those do people answer calls and mails. The preset is the language of the
 * page. The mail contains `value`, which is English on every page, because staff read mails in English.
 */
export const answerLanguage = choice(
  withEnglish({ en: 'Preferred language', es: 'Idioma que prefiere' }),
  // A page that visitors can see is in a published language. Tests also load languages that are not published, and the
  // preset must be one of the options there, too.
  answerLanguages.filter(({ tag }) => site.languages.includes(tag) || tag === language),
  { optional: true, presetValue: t<AnswerLanguage>({ en: english.value, es: spanish.value }) },
);
