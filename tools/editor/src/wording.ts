import type { Language } from '@lawyers/domain';

type Wording = {
  /** Phrases that hurt, promise too much, or read as translated or foreign. Each is a regular expression. */
  readonly worn: readonly string[];
  /** More than one in a paragraph makes it hard to say what holds. */
  readonly hedges: readonly string[];
};

/** What the editor's report counts. */
export const wording: Readonly<Record<Language, Wording>> = {
  en: {
    worn: [
      // Promise or hurt.
      'nothing else you need to do',
      'costs you nothing',
      'you are not alone|we are here for you',
      'the compensation you deserve',
      // Good once.
      'you(?: will|’ll) know|may be able to help',
      'when you(?: are|’re) ready|take your time|at your own pace',
      'you decide what happens next',
      'in plain words|(?:it is|it’s) worth asking',
      'tonight',
      // British.
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
      // Calques, and words that readers do not know.
      'condición anterior',
      'disputas?|sopesar|deposición|despacho',
      'personas (?:sobrevivientes|agresoras)',
      'una amistad|amistades',
      'línea de referidos|servicio de referencias',
      // A child's form of address, except in answers to children.
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
