import type { IssueName } from './issue-types';

/** A service that helps at once, by phone or on the web (requirements § 8.3). */
export type HelpLine = PhoneLine | WebLine;

export type PhoneLine = Entry & {
  readonly phone: string;
  /** The word to text and the number, such as `START to 88788`. */
  readonly text?: string;
  readonly tty?: string;
  readonly url?: undefined;
};

/** A service without a phone number. */
type WebLine = Entry & {
  readonly url: string;
  readonly phone?: undefined;
  readonly text?: undefined;
  readonly tty?: undefined;
};

type Entry = {
  readonly id: string;
  readonly name: string;
  /** Whom it helps, in at most twelve words. */
  readonly what: string;
  /** ISO date of the last check of this entry. */
  readonly checked: string;
};

/** Always shown before the other lines (requirements § 8.3). */
export const emergency = {
  id: 'emergency',
  name: 'Emergency',
  phone: '911',
  what: 'If you or someone else is in danger now.',
  checked: '2026-11-20',
} as const satisfies HelpLine;

const crisisLine = {
  id: '988',
  name: '988 Suicide and Crisis Lifeline',
  phone: '988',
  what: 'If you are in crisis or thinking of ending your life.',
  checked: '2026-11-20',
} as const satisfies HelpLine;

export const sexualAssaultLine = {
  id: 'rainn',
  name: 'RAINN Sexual Assault Hotline',
  phone: '800-656-4673',
  what: 'For anyone harmed by sexual assault or abuse.',
  checked: '2026-11-20',
} as const satisfies HelpLine;

export const domesticViolenceLine = {
  id: 'domestic-violence',
  name: 'National Domestic Violence Hotline',
  phone: '800-799-7233',
  text: 'START to 88788',
  tty: '800-787-3224',
  what: 'If a partner or ex hurts, threatens, or controls you.',
  checked: '2026-11-20',
} as const satisfies HelpLine;

export const childAbuseLine = {
  id: 'childhelp',
  name: 'Childhelp Child Abuse Hotline',
  phone: '800-422-4453',
  what: 'For children being harmed, and adults worried about a child.',
  checked: '2026-11-20',
} as const satisfies HelpLine;

export const imageAbuseLine = {
  id: 'ccri',
  name: 'Cyber Civil Rights Initiative (CCRI)',
  phone: '844-878-2274',
  what: 'If someone shares private images of you, or threatens to.',
  checked: '2026-11-20',
} as const satisfies HelpLine;

const imageRemovalForAdults = {
  id: 'stopncii',
  name: 'StopNCII',
  url: 'https://stopncii.org',
  what: 'For adults: helps stop private images of you from spreading online.',
  checked: '2026-11-20',
} as const satisfies HelpLine;

const imagesTakenBefore18 = {
  id: 'take-it-down',
  name: 'Take It Down',
  url: 'https://takeitdown.ncmec.org',
  what: 'For images taken before you were 18, whatever your age now.',
  checked: '2026-11-20',
} as const satisfies HelpLine;

/** All lines except 911, in the order of requirements § 8.3. */
export const helpLines: readonly HelpLine[] = [
  crisisLine,
  sexualAssaultLine,
  domesticViolenceLine,
  childAbuseLine,
  imageAbuseLine,
  imageRemovalForAdults,
  imagesTakenBefore18,
];

const linesByIssue: Record<IssueName, readonly HelpLine[]> = {
  'Sex Assault': [sexualAssaultLine],
  'Child Sex Abuse': [childAbuseLine, sexualAssaultLine],
  'Sex Exploitation': [sexualAssaultLine],
  'Partner Violence': [domesticViolenceLine],
  'Workplace Sex Abuse': [sexualAssaultLine],
  'Digital Sex Abuse': [imageAbuseLine, imageRemovalForAdults, imagesTakenBefore18],
};

/** Returns all help lines, those for the issue first. */
export function helpLinesFor(issue?: IssueName): readonly HelpLine[] {
  if (!issue) return helpLines;
  const first = linesByIssue[issue];
  return [...first, ...helpLines.filter((line) => !first.includes(line))];
}
