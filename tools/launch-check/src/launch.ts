import type { Review, SiteFacts } from '@lawyers/domain';
import type { Stamp } from '@lawyers/web/settings';

/** The inputs of all checks, read before any check runs. */
export type Launch = {
  /** ISO date. */
  readonly today: string;
  readonly changing: readonly Changing[];
  /** Every setting of a production build; undefined if it is not set. */
  readonly settings: Settings;
  readonly facts: SiteFacts;
  readonly consent: Consent;
  readonly reviews: readonly Review[];
  readonly templates: readonly Template[];
  /** The text of SECURITY.md; undefined if missing. */
  readonly security: string | undefined;
  /** The brand that the share pictures show. */
  readonly pictureBrand: string;
  /** The contents of `dist/apps/web`; undefined without a build. */
  readonly build: Build | undefined;
};

/** What is true today, but may not be in a year. */
export type Changing = {
  readonly what: string;
  /** The last day on which it is true; undefined if no day is set. */
  readonly until?: string;
  readonly checked: string;
  /** Where it stands. */
  readonly files: readonly string[];
};

/** The text of the consent checkbox. */
export type Consent = {
  readonly version: string;
  readonly text: string;
  /** Those that this version was written with. */
  readonly names: { readonly company: string; readonly firm: string };
};

export type Settings = Readonly<Record<string, string | undefined>>;

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
  readonly pages: readonly Page[];
  /** Files that changed after the build; undefined without checksums. */
  readonly changedFiles: readonly string[] | undefined;
};

export type Page = {
  readonly path: string;
  /** The text of every element and the value of every attribute. */
  readonly texts: readonly string[];
};

/** One reason against a launch. */
export type Finding = {
  /** The subject: a setting, a site fact, a template, or a part of the build. */
  readonly item: string;
  readonly problem: string;
  /** What to change, and where. */
  readonly fix: string;
};
