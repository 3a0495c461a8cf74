import { readFile, writeFile } from 'node:fs/promises';
import type { Language, Translations } from '@lawyers/domain';
import { elementsOf, redirectTarget } from '@lawyers/hosting';

/** No `t`, since one process finishes the builds of all languages. */
const words: Translations<{ readonly moved: string; readonly link: string }> = {
  en: { moved: 'This page has moved', link: 'Go to the page' },
  es: { moved: 'Esta página cambió de dirección', link: 'Ir a la página' },
};

/**
 * Replaces the pages that only redirect. Visitors see them on hosts without redirects, and React Router's have no
 * language and English words.
 * @throws Error when no page redirects, because React Router's output has changed.
 */
export async function rewriteRedirectPages(
  files: readonly string[],
  language: Language,
): Promise<void> {
  let found = 0;
  for (const file of files) {
    const target = redirectTarget(elementsOf(await readFile(file, 'utf8')));
    if (target === undefined) continue;
    found += 1;
    await writeFile(file, redirectPage(language, target));
  }
  if (found === 0)
    throw new Error(
      'No page of the build redirects. Look for a change in blog-redirect.route.tsx.',
    );
}

function redirectPage(language: Language, target: string): string {
  const { moved, link } = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${moved}</title>
<meta http-equiv="refresh" content="0;url=${target}">
<meta name="robots" content="noindex">
</head>
<body><main><h1>${moved}</h1><p><a href="${target}">${link}</a></p></main></body>
</html>
`;
}
