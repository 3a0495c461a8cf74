import type { PageKind } from './page-kind';
import type { Part } from './page-weight';

/**
 * What each kind of page may weigh, in bytes as sent with brotli: a few per cent above what it weighs today, and
 * never above its target. When a test is red, make the page lighter; give it more only for something that visitors
 * need, and say in the commit what it is.
 */
export const budgets: Readonly<Record<PageKind, Readonly<Record<Part, number>>>> = {
  home: row(14_000, 1_750, 97_000, 42_500, 18_000, 65_000),
  // Its form comes to life by itself, so all of its script counts before the first touch.
  intake: row(7_700, 1_750, 93_000, 42_500, 400, 131_500),
  contact: row(6_400, 1_750, 91_000, 42_500, 400, 39_500),
  confirmation: row(5_400, 1_750, 1_750, 42_500, 9_900, 48_000),
  about: row(6_000, 1_750, 1_750, 42_500, 12_900, 51_500),
  terms: row(7_900, 1_750, 1_750, 42_500, 400, 41_000),
  list: row(6_800, 1_750, 1_750, 42_500, 43_000, 82_000),
  article: row(11_500, 1_750, 1_750, 42_500, 37_000, 80_000),
  'not found': row(4_800, 1_750, 1_750, 42_500, 14_900, 52_000),
  // Any other page of words: as many as the terms have, and a picture as on about.
  content: row(7_900, 1_750, 1_750, 42_500, 12_900, 53_500),
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
    // One round trip.
    html: 14_000,
    scriptAtOnce: 2_000,
    script: withForms ? 130_000 : 2_000,
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
