import type { Language } from '@lawyers/domain';

type Wording = {
  /**
   * Phrases to avoid, as regular expressions: those that may hurt or promise too much, that wear out when repeated, or
   * that sound translated or foreign; British spelling; and forms of address that only some readers may get.
   */
  readonly worn: readonly string[];
  /** Words that weaken a statement. Several in one paragraph leave the reader unsure of what is true. */
  readonly hedges: readonly string[];
};

/** What the report of `npm run editor` counts. */
export const wording: Readonly<Record<Language, Wording>> = {
  en: {
    worn: [
      // Phrases that may hurt or promise too much.
      'nothing else you need to do',
      'costs you nothing',
      'you are not alone|we are here for you',
      'the compensation you deserve',
      // Phrases that are good once, but worn out when they are repeated.
      'you(?: will|’ll) know|may be able to help',
      'when you(?: are|’re) ready|take your time|at your own pace',
      'you decide what happens next',
      'in plain words|(?:it is|it’s) worth asking',
      'tonight',
      // British spelling.
      '(?:behavi|col|fav|harb|hon|lab|neighb)our\\w*|(?:apolog|organ|real|recogn)ise\\w*',
      '(?:cancell|travell|labell)(?:ed|ing)|judgement|licence|defence|offence|whilst|e-mails?',
    ],
    hedges: [
      'may|might|could',
      'often|usually|generally|normally|typically|sometimes|mostly|probably|likely',
      'as a rule|in most cases|in many cases|tends? to',
    ],
  },
  es: {
    worn: [
      // Literal translations from English, and words that readers do not know.
      'condición anterior',
      'disputas?|sopesar|deposición|despacho',
      'personas (?:sobrevivientes|agresoras)',
      'una amistad|amistades',
      'línea de referidos|servicio de referencias',
      // Informal forms of address, which only texts for readers under 18 may use. Others are addressed with "usted".
      'tú|tus?|ti|contigo|eres|tienes|puedes|quieres|necesitas|debes',
      '(?:contácta|lláma|escríbe|cuénta)nos',
    ],
    hedges: [
      'suelen?|quizás?|tal vez|a lo mejor|podrían?',
      'por lo general|en general|generalmente|normalmente|por lo común|a menudo|con frecuencia',
      'muchas veces|a veces|casi (?:siempre|nunca)|probablemente|en la mayoría de los casos',
    ],
  },
};
