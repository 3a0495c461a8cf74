import { pathIn, site, type Language, type Translations } from '@lawyers/domain';
import { writeFiles } from '@lawyers/hosting';
import { redirects } from '../app/prerender-paths';

/** A table instead of `t`, which knows one language per process: this process writes the pages of all languages. */
const words: Translations<{ readonly moved: string; readonly link: string }> = {
  en: { moved: 'This page has moved', link: 'Go to the page' },
  es: { moved: 'Esta página cambió de dirección', link: 'Ir a la página' },
};

/** Writes a page for each address that only redirects, for hosts that do not know the site's redirects. */
export function writeRedirectPages(client: string, articleCount: number): void {
  for (const language of site.languages)
    for (const [from, to] of redirects(articleCount)) {
      const page = redirectPage(language, pathIn(language, to));
      writeFiles(client, { [`${pathIn(language, from)}/index.html`]: page });
    }
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
