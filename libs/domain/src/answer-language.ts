import { choice } from './field';
import { t, withEnglish } from './language';

/** The languages that a visitor can ask to be answered in. A further language of the site is one more row. */
export const answerLanguages = [
  { label: t({ en: 'English', es: 'Inglés' }), value: 'English' },
  { label: t({ en: 'Spanish', es: 'Español' }), value: 'Spanish' },
] as const;

const [english, spanish] = answerLanguages;

type AnswerLanguage = (typeof answerLanguages)[number]['value'];

/** The question in which language to answer, in both mail forms. The preset is the language of the page. */
export const answerLanguage = choice(
  withEnglish({ en: 'Preferred language', es: 'Idioma que prefiere' }),
  answerLanguages,
  { optional: true, presetValue: t<AnswerLanguage>({ en: english.value, es: spanish.value }) },
);
