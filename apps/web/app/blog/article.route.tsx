import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { blogPageOf, paths } from '@lawyers/domain';
import {
  ArticleRow,
  color,
  PageWidth,
  Prose,
  radius,
  Section,
  space,
  Stack,
  typeScale,
} from '@lawyers/ui';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom';
import { articleData, breadcrumbData } from '../search/structured-data';
import { LongDate } from '../shell/long-date';
import { pageMeta } from '../shell/page-meta';
import { articleView } from './article-view.server';
import { articleCopy } from './article.copy';
import { ArticleNeighbours } from './article-neighbours';
import { ArticleSources } from './article-sources';
import { Breadcrumbs } from './breadcrumbs';
import { Invitation } from './invitation';
import { Picture } from '../pictures/picture';
import { TableOfContents } from './table-of-contents';

export function loader({ params }: LoaderFunctionArgs) {
  const view = articleView(params['page'], params['number']);
  if (!view) throw new Response(null, { status: 404 });
  return view;
}

export const meta = ({ data }: MetaArgs<typeof loader>) => {
  if (!data) return [];
  const { title, description, published, reviewed, words, shareImage: image } = data;
  const path = paths.article(data.number);
  return pageMeta({
    title,
    description,
    path,
    type: 'article',
    image,
    data: [
      articleData({ title, description, path, published, reviewed, words, image }),
      breadcrumbData(crumbs(data)),
    ],
  });
};

function crumbs({ number, title }: { readonly number: number; readonly title: string }) {
  return [
    { name: 'Home', path: paths.home },
    { name: 'Articles', path: paths.blogPage(blogPageOf(number)) },
    { name: title, path: paths.article(number) },
  ];
}

export default function ArticlePage() {
  const article = useLoaderData<typeof loader>();
  return (
    <Section>
      <PageWidth>
        <Breadcrumbs crumbs={crumbs(article)} />
        <article>
          <Head>
            <Stack gap={4}>
              <Typography variant="h1">{article.title}</Typography>
              <Summary>{article.summary}</Summary>
              <Facts>
                {article.readingTime}-{articleCopy.minutes}. {articleCopy.lastReviewed}{' '}
                <LongDate date={article.reviewed} />.
              </Facts>
            </Stack>
            <Cover>
              <Picture
                {...article.cover}
                sizes="(min-width: 1000px) 560px, calc(100vw - 40px)"
                first
              />
            </Cover>
          </Head>
          <Columns>
            <TableOfContents headings={article.headings} />
            <div>
              <Prose dangerouslySetInnerHTML={{ __html: article.html }} />
              <ArticleSources sources={article.sources} />
            </div>
          </Columns>
        </article>
        {article.invitation && <Invitation />}
        <ArticleNeighbours previous={article.previous} next={article.next} />
        {article.related.length > 0 && (
          <Related aria-labelledby="related">
            <Typography variant="h2" id="related">
              {articleCopy.related}
            </Typography>
            {article.related.map(({ href, title, summary, alt, files }) => (
              <ArticleRow
                key={href}
                href={href}
                title={title}
                summary={summary}
                headingLevel="h3"
                thumbnail={<Picture files={files} alt={alt} sizes="186px" />}
              />
            ))}
          </Related>
        )}
      </PageWidth>
    </Section>
  );
}

const twoColumns = '@media (min-width: 1000px)';

const Head = styled('header')({
  display: 'grid',
  gap: space(8),
  marginBottom: space(12),
  [twoColumns]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center', gap: space(14) },
});

const Summary = styled('p')({
  fontStyle: 'italic',
  fontSize: typeScale.lead,
  color: color('softInk'),
});

const Facts = styled('p')({ fontSize: typeScale.small, color: color('softInk') });

const Cover = styled('div')({ img: { width: '100%', borderRadius: radius } });

const Columns = styled('div')({
  display: 'grid',
  // Without a bound a wide table would widen the column, and the page with it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  [twoColumns]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: space(14) },
});

const Related = styled('section')({ maxWidth: '800px', marginTop: space(14) });
