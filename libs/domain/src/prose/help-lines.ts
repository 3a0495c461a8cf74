import type { IssueName } from '../issue-types';
import { t } from '../language';

/** A service that helps at once, by phone or on the web (requirements § 8.3). */
export type HelpLine = PhoneLine | WebLine;

type PhoneLine = Entry & {
  readonly phone: string;
  /** How to reach the service by text message: a number, or a word and a number such as `START to 88788`. */
  readonly text?: string;
  readonly tty?: string;
  /** The URL of the service's chat. */
  readonly chat?: string;
  readonly url?: undefined;
};

/** A service without a phone number. */
type WebLine = Entry & {
  readonly url: string;
  readonly phone?: undefined;
  readonly text?: undefined;
  readonly tty?: undefined;
  readonly chat?: undefined;
};

type Entry = {
  readonly id: string;
  readonly name: string;
  /** Whom the service helps, or with what. In English at most twelve words, since the footer of every page shows it. */
  readonly what: string;
  /** The day on which a person last checked this entry, as an ISO date. */
  readonly checked: string;
};

/** 911, which is always shown before the other lines (requirements § 8.3). */
export const emergency = {
  name: t({ en: 'Emergency', es: 'Emergencia' }),
  phone: '911',
  /**
   * How a Spanish speaker is understood at 911. Sources: southsound911.org, "Caller doesn’t speak English"; knkx.org.
   */
  ...t<{ readonly note?: string }>({
    en: {},
    es: { note: 'Diga “Spanish” y no cuelgue: le atienden con un intérprete.' },
  }),
  checked: '2026-11-20',
} as const;

const crisisLine = {
  id: '988',
  name: t({
    en: '988 Suicide and Crisis Lifeline',
    es: 'Línea 988 de Prevención del Suicidio y Crisis (oprima el 2)',
  }),
  phone: '988',
  // Source: 988lifeline.org/get-help/what-to-expect
  text: t({ en: '988', es: 'AYUDA al 988' }),
  chat: 'https://988lifeline.org/chat',
  what: t({
    en: 'If you are in crisis or thinking of ending your life.',
    es: 'Si está en crisis o piensa en quitarse la vida. El 2 es para español.',
  }),
  checked: '2026-11-20',
} as const satisfies HelpLine;

export const sexualAssaultLine = {
  id: 'rainn',
  name: t({
    en: 'RAINN Sexual Assault Hotline',
    es: 'Línea de RAINN contra la agresión sexual',
  }),
  phone: '800-656-4673',
  // Source of the number for texts: ovc.ojp.gov/help-for-victims/toll-free-text-and-online-hotlines
  ...t<Pick<PhoneLine, 'text'>>({ en: { text: 'HOPE to 64673' }, es: {} }),
  chat: t({ en: 'https://rainn.org', es: 'https://hotline.rainn.org/es' }),
  what: t({
    en: 'For anyone harmed by sexual assault or abuse.',
    es: 'Para toda persona que ha sufrido una agresión o un abuso sexual. Pida que le atiendan en español.',
  }),
  checked: '2026-11-24',
} as const satisfies HelpLine;

export const domesticViolenceLine = {
  id: 'domestic-violence',
  name: t({
    en: 'National Domestic Violence Hotline',
    es: 'Línea Nacional contra la Violencia Doméstica',
  }),
  phone: '800-799-7233',
  // The Spanish entry has no numbers for texts and TTY, because no source says that these are answered in Spanish.
  ...t<Pick<PhoneLine, 'text' | 'tty'>>({
    en: { text: 'START to 88788', tty: '800-787-3224' },
    es: {},
  }),
  // Source for the Spanish chat: hhs.texas.gov/es, Programa contra la Violencia Familiar
  chat: t({ en: 'https://www.thehotline.org', es: 'https://espanol.thehotline.org' }),
  what: t({
    en: 'If a partner or ex hurts, threatens, or controls you.',
    es: 'Si su pareja o expareja le hace daño, le amenaza o le controla. Pida que le atiendan en español.',
  }),
  checked: '2026-11-20',
} as const satisfies HelpLine;

export const childAbuseLine = {
  id: 'childhelp',
  name: t({
    en: 'Childhelp Child Abuse Hotline',
    es: 'Línea de Childhelp contra el abuso infantil (diga “Spanish”)',
  }),
  phone: '800-422-4453',
  // The Spanish entry has no texts and no chat: the counselors answer calls in English and call an interpreter (source:
  // Childhelp, Hotline Impact Report), and no source says that they do so in writing. Source of the English number for
  // texts and of the chat: childhelphotline.org/how-it-works
  ...t<Pick<PhoneLine, 'text' | 'chat'>>({
    en: { text: '800-422-4453', chat: 'https://childhelphotline.org' },
    es: {},
  }),
  what: t({
    en: 'For children being harmed, and adults worried about a child.',
    es: 'Para menores a quienes les hacen daño y adultos preocupados por un menor. Le atienden con un intérprete.',
  }),
  checked: '2026-11-20',
} as const satisfies HelpLine;

const traffickingLine = {
  id: 'trafficking',
  name: t({
    en: 'National Human Trafficking Hotline',
    es: 'Línea Nacional contra la Trata de Personas',
  }),
  // Sources: calls are answered in Spanish, too (humantraffickinghotline.org/about-us/what-we-do), and so are texts
  // (acf.hhs.gov/otip, February 2018). No source names the address of a chat in Spanish.
  phone: '888-373-7888',
  text: t({ en: '233733', es: 'su pregunta al 233733' }),
  ...t<Pick<PhoneLine, 'chat'>>({ en: { chat: 'https://humantraffickinghotline.org' }, es: {} }),
  what: t({
    en: 'If someone makes you have sex or work for their gain.',
    es: 'Si le obligan a tener sexo o a trabajar. Pida que le atiendan en español.',
  }),
  checked: '2026-11-26',
} as const satisfies HelpLine;

const nativeLine = {
  id: 'stronghearts',
  name: 'StrongHearts Native Helpline',
  // Source: stronghearts.me/about
  phone: '844-762-8483',
  text: '844-762-8483',
  what: 'For Native people harmed by a partner or by sexual violence.',
  checked: '2026-11-24',
} as const satisfies HelpLine;

const youngLine = {
  id: 'love-is-respect',
  name: 'love is respect',
  // Source: loveisrespect.org
  phone: '866-331-9474',
  text: 'LOVEIS to 22522',
  chat: 'https://www.loveisrespect.org',
  what: 'For teens and young adults harmed by someone they date.',
  checked: '2026-11-24',
} as const satisfies HelpLine;

const supportForMen = {
  id: '1in6',
  name: '1in6',
  url: 'https://1in6.org',
  what: 'For men who were sexually abused: groups that meet online.',
  checked: '2026-11-24',
} as const satisfies HelpLine;

export const legalInformation = {
  id: 'womenslaw',
  name: 'WomensLaw',
  // Source that this site is also in Spanish: ovc.ojp.gov/funding/awards/2014-xv-bx-k001
  url: t({ en: 'https://www.womenslaw.org', es: 'https://www.womenslaw.org/es' }),
  what: t({
    en: 'What your state’s law says about abuse.',
    es: 'La ley de su estado sobre el maltrato. En español.',
  }),
  checked: '2026-11-24',
} as const satisfies HelpLine;

export const imageAbuseLine = {
  id: 'ccri',
  name: t({
    en: 'Cyber Civil Rights Initiative (CCRI)',
    es: 'Iniciativa de Derechos Civiles Cibernéticos (CCRI)',
  }),
  phone: '844-878-2274',
  what: t({
    en: 'If someone shares private images of you, or threatens to.',
    es: 'Si alguien difunde imágenes íntimas suyas o le amenaza con difundirlas.',
  }),
  checked: '2026-11-20',
} as const satisfies HelpLine;

export const imageRemovalForAdults = {
  id: 'stopncii',
  name: 'StopNCII',
  url: t({ en: 'https://stopncii.org', es: 'https://stopncii.org/?lang=es-mx' }),
  what: t({
    en: 'For adults: helps stop private images of you from spreading.',
    es: 'Para adultos: ayuda a que sus imágenes íntimas no se difundan. En español.',
  }),
  checked: '2026-11-25',
} as const satisfies HelpLine;

export const imagesTakenBefore18 = {
  id: 'take-it-down',
  name: 'Take It Down',
  url: t({ en: 'https://takeitdown.ncmec.org', es: 'https://takeitdown.ncmec.org/es/' }),
  what: t({
    en: 'For images taken before you were 18, whatever your age now.',
    es: 'Para imágenes tomadas antes de que cumpliera 18 años, tenga la edad que tenga hoy. En español.',
  }),
  checked: '2026-11-25',
} as const satisfies HelpLine;

/**
 * Help lines that answer day and night, and also in Spanish. Sources: 988: governor.ny.gov, July 2022. RAINN and the
 * National Domestic Violence Hotline: their press releases of 2022 and June 2019. Childhelp:
 * childhelphotline.org/how-it-works. Trafficking: humantraffickinghotline.org/about-us/what-we-do.
 */
export const linesDayAndNight: readonly HelpLine[] = [
  crisisLine,
  sexualAssaultLine,
  domesticViolenceLine,
  childAbuseLine,
  traffickingLine,
];

/**
 * All help lines except 911, in the order of requirements § 8.3, which begins with `linesDayAndNight`. The Spanish list
 * has only those that, according to a source, answer in Spanish, themselves or through an interpreter.
 */
export const helpLines: readonly HelpLine[] = t<readonly HelpLine[]>({
  en: [
    ...linesDayAndNight,
    nativeLine,
    youngLine,
    imageAbuseLine,
    imageRemovalForAdults,
    imagesTakenBefore18,
    supportForMen,
    legalInformation,
  ],
  es: [...linesDayAndNight, imageRemovalForAdults, imagesTakenBefore18, legalInformation],
});

/** One phone line for each issue. There is none for an injury, for which 911 is the number to call. */
const lineByIssue: Record<IssueName, PhoneLine | undefined> = {
  'Sex Assault': sexualAssaultLine,
  'Child Sex Abuse': childAbuseLine,
  'Sex Exploitation': traffickingLine,
  'Partner Violence': domesticViolenceLine,
  'Workplace Sex Abuse': sexualAssaultLine,
  'Digital Sex Abuse': t<PhoneLine>({ en: imageAbuseLine, es: sexualAssaultLine }),
  'Accident or Injury': undefined,
};

/**
 * Returns the help line to show beside a form: the one for the issue, or the 988 Lifeline, which is for everybody, if
 * no issue is chosen. Undefined for an injury.
 */
export function helpLineFor(issue?: IssueName): PhoneLine | undefined {
  return issue ? lineByIssue[issue] : crisisLine;
}
