import { expect, type Page } from '@playwright/test';
import { defaultLanguage, language, site } from '@lawyers/domain';

/**
 * Asserts that a page in another language shows and says no English, besides names and terms in parentheses: in its text,
 * visible or not, and in the attributes and metadata with text.
 * @param html The source of a page, as a browser without scripts shows it. `page` is then blank: no policy forbids parsing.
 */
export async function expectNoEnglish(page: Page, html?: string): Promise<void> {
  if (language === defaultLanguage) return;
  const texts = await page.evaluate(readTexts, html);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.flatMap((text) => englishWordsOf(text).map((word) => `${word}: ${text}`))).toEqual(
    [],
  );
}

function englishWordsOf(text: string): readonly string[] {
  const own = names.reduce(
    (rest, words) => rest.replaceAll(words, ''),
    text.replace(/\([^()]*\)|\S+\.(?:com|gov|org)\b/g, ''),
  );
  return (own.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []).filter((word) => english.has(word));
}

/** Names of people, laws, and services. Longest first, as some contain others. */
const names: readonly string[] = [
  site.company,
  site.companyAddress,
  site.responsibleFirm.name,
  site.responsibleFirm.address,
  site.brand,
  'Adult Protective Services',
  'Congressional Research Service',
  'DoD Safe Helpline',
  'Take It Down',
  'TAKE IT DOWN',
  'Speak Out',
  'Poison Help',
  'no-fault',
  'START',
  'STOP',
  '“English”',
].toSorted((a, b) => b.length - a.length);

/** Words that no sentence, and no label of this site, does without, and that are no words of another language. */
const english = new Set(
  `about abuse after again all and another answer any article articles ask back be because been before by call calls
  can cannot change choose close contact could day days did do does email exit fault field find first for form from
  get give had has have help her here him his home hour hours how if injury insurance into is issue it its know
  language law lawyer lawyers leave line lines link list may menu minutes month more must name need never new next
  not now number of off on only open or our out page phone picture please previous question read reference required
  reviews safe say search see send sending sent service services she should show site skip so some state states stay
  step still such take tell than that the their them then there these they thing this those time to top try type
  under up us was way we were what when where which who why will with without word work would write year years yes
  you your zip`.split(/\s+/),
);

/** Runs in the browser. One entry for each block of text and each attribute, without elements in another language. */
function readTexts(html: string | undefined): readonly string[] {
  const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const copy = shown.documentElement.cloneNode(true) as HTMLElement;
  // Emphasis marks foreign terms. With scripting on, `noscript` contains source.
  const silent = `em, script, style, template${html === undefined ? ', noscript' : ''}`;
  const foreign = `[lang]:not([lang="${copy.lang}"])`;
  for (const element of copy.querySelectorAll(`${silent}, ${foreign}`)) element.remove();
  const attributes =
    'alt aria-label aria-description aria-roledescription aria-valuetext label placeholder title';
  const metadata =
    'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';
  const inline = 'a, abbr, b, bdi, cite, code, i, q, small, span, strong, time';
  const texts: (string | null)[] = [];
  for (const element of copy.querySelectorAll('*')) {
    for (const name of attributes.split(' ')) texts.push(element.getAttribute(name));
    if (element.matches(metadata)) texts.push(element.getAttribute('content'));
    const edge = element.matches(inline) ? ' ' : '\n';
    element.before(edge);
    element.after(edge);
  }
  return [...texts, ...copy.textContent.split('\n')].flatMap(
    (one) => one?.replace(/\s+/g, ' ').trim() || [],
  );
}
