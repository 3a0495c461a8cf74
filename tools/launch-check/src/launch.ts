import type { Review, SiteFacts } from '@lawyers/domain';
import type { Stamp } from '@lawyers/web/settings';
import type { DatedFact } from './dated-facts';

/** The inputs of all checks, read before any check runs. */
export type Launch = {
  /** ISO date. */
  readonly today: string;
  readonly datedFacts: readonly DatedFact[];
  /** Every setting of a production build; undefined if it is not set. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly facts: SiteFacts;
  readonly consent: {
    readonly version: string;
    readonly text: string;
    /** Those that this version was written with. */
    readonly names: { readonly company: string; readonly firm: string };
  };
  readonly reviews: readonly Review[];
  readonly templates: readonly Template[];
  /** The text of SECURITY.md; empty if missing. */
  readonly security: string;
  /** The brand that the share pictures show. */
  readonly pictureBrand: string;
  /** The contents of `dist/apps/web`; undefined without a build. */
  readonly build: Build | undefined;
};

/** A folder of `libs/mail/templates`. */
export type Template = {
  readonly name: string;
  readonly to: string;
  /** All of `template.json`. */
  readonly fields: string;
  readonly html: string;
  readonly text: string;
};

export type Build = {
  /** From `stamp.json`; undefined if missing or malformed. */
  readonly stamp: Stamp | undefined;
  /** Each with the text of every element and the value of every attribute. */
  readonly pages: readonly { readonly path: string; readonly texts: readonly string[] }[];
  /** Files that changed after the build; undefined without checksums. */
  readonly changedFiles: readonly string[] | undefined;
};

/** One reason against a launch: its subject, such as a setting, what is wrong, and what to change where. */
export type Finding = readonly [item: string, problem: string, fix: string];

export type Check = (launch: Launch) => Iterable<Finding>;

/** The first of several paths, and the number of others. */
export function somePaths([first, ...more]: readonly string[]): string {
  return more.length === 0 ? `${first}` : `${first} and ${more.length} more`;
}
