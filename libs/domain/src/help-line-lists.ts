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
import type { IssueName } from './issue-types';
import { t } from './language';

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

// Not in Spanish.
const forMen = t<readonly HelpLine[]>({ en: [supportForMen], es: [] });

/** No line for an injury: what helps then is 911. */
const linesByIssue: Record<IssueName, readonly HelpLine[]> = {
  'Sex Assault': [sexualAssaultLine, ...forMen],
  'Child Sex Abuse': [childAbuseLine, sexualAssaultLine, ...forMen],
  'Sex Exploitation': [traffickingLine, sexualAssaultLine],
  'Partner Violence': [
    domesticViolenceLine,
    ...t<readonly HelpLine[]>({ en: [youngLine, nativeLine], es: [] }),
    legalInformation,
  ],
  'Workplace Sex Abuse': [sexualAssaultLine, ...forMen],
  'Digital Sex Abuse': [
    // The first line should be one to call.
    t<PhoneLine>({ en: imageAbuseLine, es: sexualAssaultLine }),
    imageRemovalForAdults,
    imagesTakenBefore18,
  ],
  'Accident or Injury': [],
};

/** Returns the lines that fit an issue, the one to show beside the form first; without an issue, those for everyone. */
export function helpLinesFor(issue?: IssueName): readonly HelpLine[] {
  if (!issue) return [crisisLine];
  return linesByIssue[issue];
}
