import type { Review, SiteFacts } from '@lawyers/domain';
import type { Stamp } from '@lawyers/web/settings';

/** Everything that a launch is judged by, read before any judgement. */
export type Launch = {
  /** Every setting of a production build, also those that are not set. */
  readonly settings: Settings;
  readonly facts: SiteFacts;
  readonly consent: Consent;
  readonly reviews: readonly Review[];
  readonly templates: readonly Template[];
  readonly repository: Repository;
  /** The parameters of each mail, by the name of its template. */
  readonly payloads: Readonly<Record<string, readonly string[]>>;
  /** What lies in `dist/apps/web`; undefined when nothing does. */
  readonly build: Build | undefined;
};

/** What the box of the forms says, and the SHA-256 of the text of every version. */
export type Consent = {
  readonly version: string;
  readonly text: string;
  readonly versions: Readonly<Record<string, string>>;
};

export type Settings = Readonly<Record<string, string | undefined>>;

/** The texts of the files that say who answers for the repository; undefined for one that is missing. */
export type Repository = {
  readonly security: string | undefined;
  readonly codeowners: string | undefined;
};

/** A folder of `libs/mail/templates`. */
export type Template = {
  readonly name: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly variables: readonly string[];
  readonly html: string;
  readonly text: string;
};

export type Build = {
  /** From `stamp.json`; undefined when the build has left none that can be read. */
  readonly stamp: Stamp | undefined;
  readonly pages: readonly Page[];
  /** The files that differ from what the build has written; undefined when it has left no checksums. */
  readonly changedFiles: readonly string[] | undefined;
};

export type Page = {
  readonly path: string;
  /** The text of each element, and the value of each attribute. */
  readonly texts: readonly string[];
};

/** One thing that must not go live. */
export type Finding = {
  /** What it is about: a setting, a key of the site's facts, a template, a part of the build. */
  readonly item: string;
  readonly problem: string;
  /** What to do about it, and where. */
  readonly fix: string;
};
