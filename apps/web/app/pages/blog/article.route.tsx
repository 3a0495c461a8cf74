import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { blogPageOf, paths } from '@lawyers/domain';
import { Prose, Section, TextColumns } from '@lawyers/ui';
import { Invitation } from '../../layout/invitation';
import { LongDate } from '../../layout/long-date';
import { TableOfContents } from '../../layout/table-of-contents';
import { Picture } from '../../pictures/picture';
import { pageMeta } from '../../seo/page-meta';
import { articleData, breadcrumbData } from '../../seo/structured-data';
import type { Route } from './+types/article.route';
import { ArticleRow } from './article-row';
import { ArticleSources } from './article-sources';
import { articleView } from './article-view.server';
import { articleCopy } from './article.copy';
import { Breadcrumbs } from './breadcrumbs';

export function loader({ params }: Route.LoaderArgs) {
  const view = articleView(params.page, params.number);
  if (!view) throw new Response(null, { status: 404 });
  return view;
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { number, title, description, published, reviewed, shareImage: image } = loaderData;
  const path = paths.article(number);
  return pageMeta({
    title,
    description,
    path,
    type: 'article',
    image,
    data: [
      ...articleData({ title, description, path, published, reviewed, image }),
      breadcrumbData(crumbs({ number, title })),
    ],
  });
};

function crumbs({ number, title }: { readonly number: number; readonly title: string }) {
  return [
    { name: articleCopy.home, path: paths.home },
    { name: articleCopy.articles, path: paths.blogPage(blogPageOf(number)) },
    { name: title, path: paths.article(number) },
  ];
}

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  return (
    <Section spaceAbove="page">
      <Container>
        <Breadcrumbs crumbs={crumbs(article)} />
        <article>
          <Head>
            <Stack spacing={3}>
              <Typography variant="h1">
                {titleParts(article.title).map((part) => (
                  <TitlePart key={part}>{part}</TitlePart>
                ))}
              </Typography>
              <Summary variant="subtitle1">{article.summary}</Summary>
              <Typography variant="caption">
                {`${articleCopy.readingTime(article.readingTime)}. ${articleCopy.lastReviewed} `}
                <LongDate date={article.reviewed} />.
              </Typography>
            </Stack>
            <Picture
              {...article.cover}
              sizes="(min-width: 1000px) 560px, calc(100vw - 40px)"
              first
            />
          </Head>
          <TextColumns>
            <TableOfContents headings={article.headings} />
            <Box sx={{ gridColumn: { lg: 2 } }}>
              <Prose dangerouslySetInnerHTML={{ __html: article.html }} />
              <ArticleSources sources={article.sources} />
            </Box>
          </TextColumns>
        </article>
        {article.invitation !== 'none' && <Invitation audience={article.invitation} />}
        <Related aria-labelledby="related">
          <Typography variant="h2" id="related">
            {articleCopy.related}
          </Typography>
          {article.related.map((row) => (
            <ArticleRow key={row.href} {...row} headingLevel="h3" />
          ))}
        </Related>
      </Container>
    </Section>
  );
}

/** Splits a title after a colon, such as into "Personal injury law basics: " and "do you have a case?". */
const titleParts = (title: string) => title.split(/(?<=: )/);

/** One part of a title. If the title does not fit on one line, it breaks between its parts rather than inside one. */
const TitlePart = styled('span')({
  display: 'inline-block',
  whiteSpace: 'pre-wrap',
  // With large text, a word may be wider than a phone.
  overflowWrap: 'anywhere',
});

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  marginBottom: theme.spacing(4),
  p: { color: theme.vars.palette.text.secondary },
  // On a phone, the cover is cut to a small height, so that the beginning of the text, in which most articles say what
  // matters most, is visible without scrolling.
  [theme.breakpoints.down('sm')]: { img: { height: '150px', objectFit: 'cover' } },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(8), marginBottom: theme.spacing(10) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr 1fr',
    // Aligned to the top: centered text would move when the picture, which may be parsed later, appears.
    alignItems: 'start',
    gap: theme.spacing(14),
  },
}));

const Summary = styled(Typography)({ fontStyle: 'italic' });

const Related = styled('section')(({ theme }) => ({
  '@media print': { display: 'none' },
  maxWidth: '800px',
  marginTop: theme.spacing(14),
}));
