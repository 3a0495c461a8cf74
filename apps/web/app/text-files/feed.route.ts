import { articles } from '@lawyers/blog-content';
import { feedPath, language, languages, paths, site, t } from '@lawyers/domain';
import { absoluteUrl } from '../build-settings';
import { feedType } from '../seo/page-meta';
import { element, xmlResponse } from './xml.server';

const description = t({
  en: 'Injury law explained in everyday language.',
  es: 'Las leyes sobre lesiones y abuso, explicadas con palabras de todos los días.',
});

/**
 * The largest number of articles in the feed. Feed readers fetch the whole feed repeatedly, so its size must not grow
 * with the number of articles.
 */
const maxItems = 30;

/** The newest articles as an RSS feed, the newest first. */
export function loader(): Response {
  const items = articles()
    .slice(-maxItems)
    .reverse()
    .map(({ number, title, summary, published }) => {
      const url = absoluteUrl(paths.article(number));
      return `<item>${element('title', title)}${element('link', url)}${element('guid', url)}${element('description', summary)}${element('pubDate', new Date(published).toUTCString())}</item>`;
    });
  return xmlResponse(
    feedType,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', `${t({ en: 'Articles', es: 'Artículos' })} | ${site.brand}`)}
${element('link', absoluteUrl(paths.blogPage(1)))}
${element('description', description)}
${element('language', languages[language].locale.toLowerCase())}
<atom:link href="${absoluteUrl(feedPath)}" rel="self" type="${feedType}"/>
${items.join('\n')}
</channel></rss>`,
  );
}
