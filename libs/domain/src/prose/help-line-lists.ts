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
 * All help lines except 911, in the order of requirements § 8.3: first those that answer day and night. The Spanish
 * list has only those that, according to a source, answer in Spanish, themselves or through an interpreter.
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
