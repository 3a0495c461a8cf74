import { expect, type Page } from '@playwright/test';
import { defaultLanguage, language, site } from '@lawyers/domain';

/**
 * Asserts that a page in a language other than English contains no frequent English word: neither in its text, visible
 * or not, nor in attributes and metadata with text. Exempt are names, terms in parentheses or emphasis, web addresses,
 * and elements that are marked as another language. In a test run in English, the default, it checks nothing.
 * @param html The HTML of a page, to be checked as a browser without scripts shows it. It is parsed in `page`, which
 * must then be blank, because the Content Security Policy of the site forbids scripts to parse HTML (Trusted Types).
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

/**
 * What pages in every language keep in English: names and addresses of companies, names of laws and services, the
 * insurance term `no-fault`, words that a visitor says or sends, such as STOP to get no more text messages, and the
 * label of the link to the English page. Longer ones are removed from a text first, since some contain others.
 */
const names: readonly string[] = [
  site.company,
  site.companyAddress,
  site.responsibleFirm.name,
  site.responsibleFirm.address,
  site.brand,
  'Adult Protective Services',
  'Congressional Research Service',
  'DoD Safe Helpline',
  'National Immigration Law Center',
  'Safe Helpline',
  'Take It Down',
  'TAKE IT DOWN',
  'Speak Out',
  'Poison Help',
  'Help, I need police',
  'Insurance Law',
  'no-fault',
  'START',
  'STOP',
  '“English”',
].toSorted((a, b) => b.length - a.length);

/**
 * Frequent English words, one of which is in nearly every English sentence and label. Words that the texts of another
 * language contain, too, such as `no` in Spanish, are left out.
 */
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

/**
 * Returns each block of text, and the text of attributes and metadata, without elements in another language. Runs in
 * the browser.
 */
function readTexts(html: string | undefined): readonly string[] {
  const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const copy = shown.documentElement.cloneNode(true) as HTMLElement;
  // Emphasis is left out, because it marks foreign terms. In a page with scripting, `noscript` is left out, too,
  // because its content is then HTML source in one text; in a parsed `html`, it has elements like any other.
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
