import { expect, type Page } from '@playwright/test';
import { site } from '@lawyers/domain';
import { textsOf } from './page-texts';

/** Asserts that a Spanish page shows and says no English, besides names and terms in parentheses. */
export async function expectNoEnglish(page: Page): Promise<void> {
  expect(englishIn(await textsOf(page))).toEqual([]);
}

/** The English words of Spanish texts, each with its text, without names, addresses, and terms in parentheses. */
export function englishIn(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => englishWordsOf(text).map((word) => `${word}: ${text}`));
}

function englishWordsOf(text: string): readonly string[] {
  const own = onPurpose.reduce(
    (rest, words) => rest.replaceAll(words, ''),
    text.replace(/\([^()]*\)|\S+\.(?:com|gov|org)\b/g, ''),
  );
  return (own.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []).filter((word) =>
    englishWords.has(word),
  );
}

/** Proper names, and the names of controls. Longest first, as some contain others. */
const onPurpose: readonly string[] = [
  site.company,
  site.companyAddress,
  site.responsibleFirm.name,
  site.responsibleFirm.address,
  site.brand,
  'Take It Down',
  'TAKE IT DOWN',
  'Speak Out',
  'Poison Help',
  'no-fault',
  'START',
  'STOP',
  '“English”',
].toSorted((a, b) => b.length - a.length);

/** Common English words that are no Spanish words. */
const englishWords = new Set(
  `about above abuse abused accept account across action add address adult advice advocate after again against age
  agree all alone already also although always amount and another answer answers any anyone anything anywhere apart
  apply are area around arrest article articles ask asked assault at attack attorney attorneys available away back bad
  bank be became because become been before began begin behind being believe below best better between bill bills
  birth blog blogs body bone bones both break brief briefly bring broken brought bruises build building business but
  buy by call called caller calls came can cannot care careful carry cases caused change changed check child children
  choose choices claim claims clear clock close closed comes compensation condition conditions confirm confirmed
  connect connection contact copied copy cost costs could count country couple court courts cover credit crime cut
  cuts damage damages danger dangerous date dates day days dead deadline deadlines describe did died different
  disabled do doctors does doing domestic done door down drive driver drop during each early easily east easy either
  else email emails emergency employer employers empty end ended english enough enter even ever every everyone
  everything evidence exact example exit expect expert fact facts fair faith fall false family far fast father fault
  fear fee feel fees felt few field fields fight file filed fill find fine fire firm firms first five follow
  following food for force form forms former found four free friend friends from full fully gave get getting girl give
  given gives giving go goes going gone good got great ground group guide guilty had half hand hands happen happened
  happens hard harm has have having headache headaches health hear heard heart help helped helps her here hidden high
  him himself his hit hold home hope hotline hour hours house how however hurt husband if ignore illegal image
  images immigrant important in income inform information injured injuries injury inside instead insurance insurer into
  invalid is issue issues it its itself january job judge july june jury just keep kept kind knew know known label land
  language last late later law laws lawsuit lawyer lawyers lead learn least leave leaving left legally less let letter
  letters life like limit limits line lines link links list listen little live lives living load loading log long
  longer look looking lose loss lost low made mail main make makes making man many march may maybe mean means meant
  medicine meet members men mental menu might mind minor minute minutes miss missing mistake money month months more
  morning most mother move much must my myself name names near neck need needed needs never new news next night nobody
  nor not note noted nothing notice now number numbers nurse of off offer offers office officer often okay old on only
  onto open opens option optional options or order other others our out outside over own owner page pages paid pain
  paper papers parent parents partner party pay paying payment people perhaps period person phone photo picture
  pictures place plain please point police policy power pregnant press pressed previous primary print prison privacy
  private proof protect proved provide public put question questions quick quickly quit rape raped rating reach read
  reading ready reason reasons receive received record records reference referral refuse relationship release
  remember reply report request required review reviews right rights road rule rules run safe safely safety said same
  save saw say says school search second see seem seen send sending sends sent served service services set settlement
  seven sex several shall share she shelter short should show showed shown side sign signed signup since site sites
  six skip slide slow small so some someone something sometimes soon sorry spanish speak spoke spouse staff stand start
  started state statement states status stay step steps still stop story street strong subject submit such sue sued
  suffer support sure take taken takes talk tax teacher team tell terms text than thank thanks that the their them then
  there these they thing things think third this those though thought three through time times tip title to today
  together told too took top toward traffic trial tried true trust truth try trying turn twice two type under
  understand until up upon us used user uses using valid very victim victims violated violence violent visit
  voice voicemail wage wages wait waiting want wanted wants warning was watch watching water way we website week
  weeks welcome well went were what whatever when where whether which while who whole whom whose why wife will wish
  with within without witness woman women word words work worked worker workers working workplace works world worse
  would write writing written wrong wrote year years yes yet you young your yours yourself zip`.split(
    /\s+/,
  ),
);
