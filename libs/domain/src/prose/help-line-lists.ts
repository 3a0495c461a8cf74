import type { IssueName } from '../issue-types';
import { t } from '../language';
import {
  childAbuseLine,
  crisisLine,
  domesticViolenceLine,
  imageAbuseLine,
  imageRemovalForAdults,
  imagesTakenBefore18,
  legalInformation,
  nativeLine,
  sexualAssaultLine,
  supportForMen,
  traffickingLine,
  youngLine,
  type HelpLine,
  type PhoneLine,
} from './help-lines';

/**
 * Someone answers these day and night, in Spanish too. 988: governor.ny.gov, July 2022. RAINN and The Hotline: their press
 * releases of 2022 and June 2019. Childhelp: childhelphotline.org/how-it-works. Trafficking:
 * humantraffickinghotline.org/about-us/what-we-do.
 */
export const linesDayAndNight: readonly HelpLine[] = [
  crisisLine,
  sexualAssaultLine,
  domesticViolenceLine,
  childAbuseLine,
  traffickingLine,
];

/**
 * All lines except 911, in the order of requirements § 8.3: first those that answer day and night. In Spanish only those
 * that answer in Spanish, themselves or with an interpreter, according to a source.
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

/** One to call. None for an injury: what helps then is 911. */
const lineByIssue: Record<IssueName, PhoneLine | undefined> = {
  'Sex Assault': sexualAssaultLine,
  'Child Sex Abuse': childAbuseLine,
  'Sex Exploitation': traffickingLine,
  'Partner Violence': domesticViolenceLine,
  'Workplace Sex Abuse': sexualAssaultLine,
  'Digital Sex Abuse': t<PhoneLine>({ en: imageAbuseLine, es: sexualAssaultLine }),
  'Accident or Injury': undefined,
};

/** Returns the line to show beside a form for an issue, or without an issue the one for everyone. */
export function helpLineFor(issue?: IssueName): PhoneLine | undefined {
  return issue ? lineByIssue[issue] : crisisLine;
}
