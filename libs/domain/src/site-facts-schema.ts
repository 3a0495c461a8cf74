import * as v from 'valibot';
import { defaultLanguage, languages, type Language } from './language';
import { states } from './states';

/**
 * Validates the facts of `site.ts`. Builds and the development server call it before anything else, and stop with its
 * error. `npm run launch-check` instead lists the faults, which `siteFactFaults` returns, with its other findings.
 * @throws Error that names every invalid key and the file to correct.
 */
export function checkSiteFacts(facts: unknown): void {
  const faults = siteFactFaults(facts).map(({ key, message }) => `  ${key}: ${message}`);
  if (faults.length === 0) return;
  throw new Error(
    `The facts of the site are not right:\n${faults.join('\n')}\nCorrect them in libs/domain/src/site.ts.`,
  );
}

export type SiteFactFault = {
  /** The path of the invalid key, such as `social.0.url`. */
  readonly key: string;
  readonly message: string;
};

/** Returns every invalid, missing, or unknown key with a message; empty if the facts are valid. */
export function siteFactFaults(facts: unknown): readonly SiteFactFault[] {
  const result = v.safeParse(siteFactsSchema, facts, { abortPipeEarly: true });
  return (result.issues ?? []).map((issue) => ({
    key: v.getDotPath(issue) ?? 'site',
    message: issue.message,
  }));
}

const text = v.pipe(
  v.string('must be a text'),
  v.check((value) => value.trim() !== '', 'must not be empty'),
  v.check((value) => value.trim() === value, 'must not begin or end with a space'),
);

const httpsUrl = v.pipe(
  text,
  v.url('must be a full address, such as https://www.weather.gov/'),
  v.startsWith('https://', 'must begin with https://'),
);

/** The social networks for which the site has an icon (`libs/ui/src/site-footer.tsx`). */
const socialNetworks = ['Facebook', 'Instagram', 'X'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const statesMessage =
  "must be 'all', a list of states, or { allBut: a list }, each spelled as in states.ts and named once";

const listOfStates = v.pipe(
  v.array(v.picklist(states)),
  v.minLength(1, statesMessage),
  v.check((list) => new Set(list).size === list.length, statesMessage),
);
const statesServed = v.union(
  [v.literal('all'), listOfStates, v.strictObject({ allBut: listOfStates })],
  statesMessage,
);

const languagesMessage = `must be a list that begins with '${defaultLanguage}', each of ${Object.keys(languages).join(', ')} at most once`;

const publishedLanguages = v.pipe(
  v.array(v.picklist(Object.keys(languages) as Language[], languagesMessage), languagesMessage),
  v.check(
    (published) => published[0] === defaultLanguage && new Set(published).size === published.length,
    languagesMessage,
  ),
);

/**
 * How many characters of the brand fit into the header of a 320 px wide window, beside Exit and the menu button, in
 * both languages.
 */
const maxBrandLength = 16;

const siteFactsSchema = v.strictObject(
  {
    brand: v.pipe(
      text,
      v.maxLength(
        maxBrandLength,
        ({ input }) =>
          `has ${input.length} characters; more than ${maxBrandLength} do not fit into the header of a phone. Use a short form; \`company\` has the full name`,
      ),
    ),
    company: text,
    companyAddress: text,
    copyrightYear: v.pipe(
      v.number('must be a year'),
      v.integer('must be a whole year'),
      v.minValue(2000, 'must be a year of four digits'),
      v.maxValue(9999, 'must be a year of four digits'),
    ),
    responseHours: v.pipe(
      v.number('must be a number of hours'),
      v.integer('must be whole hours'),
      v.minValue(2, 'must be at least two hours'),
    ),
    responsibleFirm: v.strictObject(
      { name: text, address: text },
      'must be a name and an address, and nothing else',
    ),
    statesServed,
    clearedStates: v.array(v.picklist(states, statesMessage), 'must be a list, and may be empty'),
    callerId: text,
    teamName: text,
    exit: httpsUrl,
    social: v.array(
      v.strictObject(
        {
          name: v.picklist(
            socialNetworks,
            `must be one of ${socialNetworks.join(', ')}, as only they have an icon`,
          ),
          url: httpsUrl,
        },
        'must be a name and a url, and nothing else',
      ),
      'must be a list, and may be empty',
    ),
    disclosure: text,
    languages: publishedLanguages,
  },
  'is missing, or is no key of the site',
);

/** The facts that an operator sets; `site.ts` explains each key. */
export type SiteFacts = DeepReadonly<v.InferOutput<typeof siteFactsSchema>>;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
