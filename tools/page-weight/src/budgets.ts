import type { PageKind } from './page-kind';
import type { Part } from './page-weight';

/**
 * What each kind of page may weigh, in bytes as sent with brotli: a few per cent above what it weighs today, and
 * never above its target. When a test is red, make the page lighter; give it more only for something that visitors
 * need, and say in the commit what it is.
 */
export const budgets: Readonly<Record<PageKind, Readonly<Record<Part, number>>>> = {
  home: row(15_000, 1_750, 140_000, 42_500, 18_000, 66_000),
  // Its form comes to life by itself, so all of its script counts before the first touch.
  intake: row(9_000, 1_750, 138_000, 42_500, 400, 178_000),
  contact: row(7_700, 1_750, 134_000, 42_500, 400, 41_500),
  confirmation: row(6_000, 1_750, 1_750, 42_500, 9_900, 48_500),
  about: row(6_700, 1_750, 1_750, 42_500, 12_900, 52_000),
  terms: row(8_600, 1_750, 1_750, 42_500, 400, 41_000),
  list: row(7_600, 1_750, 1_750, 42_500, 43_000, 82_000),
  article: row(12_000, 1_750, 1_750, 42_500, 37_000, 80_000),
  'not found': row(5_300, 1_750, 1_750, 42_500, 14_900, 52_000),
  // Any other page of words: as many as the terms have, and a picture as on about.
  content: row(8_600, 1_750, 1_750, 42_500, 12_900, 53_500),
};

/**
 * Modules that come only at the moment of use, by the names of their chunks: for an invalid zip code, and
 * for a stored token.
 */
export const onlyWhenUsed: readonly string[] = ['toast', 'http-client'];

/** In bytes. */
export function targetOf(kind: PageKind, part: Part): number {
  const withForms = kind === 'home' || kind === 'intake' || kind === 'contact';
  const targets: Readonly<Record<Part, number>> = {
    // Decision 15: MUI's rules, in little more than one round trip.
    html: kind === 'home' ? 15_000 : 12_000,
    scriptAtOnce: 2_000,
    script: withForms ? 140_000 : 2_000,
    fonts: 60_000,
    pictures: Infinity,
    beforeTouch: kind === 'home' ? 120_000 : Infinity,
  };
  return targets[part];
}

function row(
  html: number,
  scriptAtOnce: number,
  script: number,
  fonts: number,
  pictures: number,
  beforeTouch: number,
): Readonly<Record<Part, number>> {
  return { html, scriptAtOnce, script, fonts, pictures, beforeTouch };
}
