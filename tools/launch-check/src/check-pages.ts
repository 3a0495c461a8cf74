import { somePaths } from './check-build';
import type { Finding, Launch, Page } from './launch';
import { isPlaceholderHost, placeholderPhone } from './placeholder';

/** Reports placeholders in the built pages, except those that the settings and facts already report. */
export function checkPages({ build, settings, facts }: Launch): readonly Finding[] {
  const known = JSON.stringify([settings, facts]);
  const pagesOf = new Map<string, string[]>();
  for (const page of build?.pages ?? []) {
    for (const found of placeholdersOn(page)) {
      if (!known.includes(found)) pagesOf.set(found, [...(pagesOf.get(found) ?? []), page.path]);
    }
  }
  return [...pagesOf].map(([found, pages]) => ({
    item: 'pages',
    problem: `"${found}" is on ${somePaths(pages)}`,
    fix: 'Correct it in the words of the page (its *.copy.ts) or in the article, and build again.',
  }));
}

function placeholdersOn({ texts }: Page): ReadonlySet<string> {
  const text = texts.join('\n');
  const hosts = [
    ...matches(text, /(?:\/\/|@)([a-z\d.-]+[a-z\d])/gi),
    ...matches(text, /\b((?:[a-z\d-]+\.)*example\.(?:com|net|org))\b/gi),
  ];
  const phones = matches(text, new RegExp(`(${placeholderPhone.source})`, 'g'));
  return new Set([...hosts.filter(isPlaceholderHost), ...phones]);
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '');
}
