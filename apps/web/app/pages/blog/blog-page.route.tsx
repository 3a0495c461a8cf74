import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { redirect } from 'react-router-dom';
import { articles } from '@lawyers/blog-content';
import { articlesPerPage, blogPageOf, paths } from '@lawyers/domain';
import {
  Beside,
  headingColumn,
  headingGap,
  minTargetSize,
  Section,
  touchTarget,
} from '@lawyers/ui';
import { pageMeta } from '../../seo/page-meta';
import type { Route } from './+types/blog-page.route';
import { articlePreview } from './article-preview.server';
import { ArticleRow } from './article-row';
import { articleCopy, articleListCopy } from './article.copy';
import { PageButtons } from './page-buttons';

/**
 * The data of one page of the list of articles, such as `/blogs/page1`. `/blogs` redirects to the first one, and
 * `/blogs/9` to the page of article 9 (requirements § 2.2).
 * @throws Response with status 404 if the address names neither a page of the list nor an article.
 */
export function loader({ params }: Route.LoaderArgs) {
  if (!params.page) return redirect(paths.blogPage(1), 301);
  const all = articles();
  const number = Number(/^\d+$/.exec(params.page)?.[0]);
  if (number >= 1 && number <= all.length) return redirect(paths.article(number), 301);
  const page = Number(/^page(\d+)$/.exec(params.page)?.[1]);
  const pages = blogPageOf(all.length);
  if (!(page >= 1 && page <= pages)) throw new Response(null, { status: 404 });
  const rows = all.slice((page - 1) * articlesPerPage, page * articlesPerPage).map(articlePreview);
  const description = articleListCopy.description(rows[0]!.number, rows.at(-1)!.number);
  return { page, pages, rows, description };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { page, description } = loaderData;
  return pageMeta({ title: articleListCopy.title(page), description, path: paths.blogPage(page) });
};

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { page, pages, rows, description } = loaderData;
  return (
    <Section spaceAbove="page">
      <Container>
        <Columns>
          <Head>
            <Title>
              <Typography variant="h1">{articleCopy.articles}</Typography>
              <Typography variant="subtitle1" color="text.secondary">
                {description}
              </Typography>
            </Title>
            <PageButtons page={page} pages={pages} />
          </Head>
          <div>
            {rows.map((row, index) => (
              <ArticleRow key={row.href} {...row} first={index < 3} />
            ))}
            {page < pages && (
              <Link href={paths.blogPage(page + 1)} sx={{ ...touchTarget, mt: 4, fontWeight: 700 }}>
                {articleListCopy.more}
              </Link>
            )}
          </div>
        </Columns>
      </Container>
    </Section>
  );
}

// On a wide screen, heading and lead are in a column of their own beside the rows.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  maxWidth: '800px',
  [theme.breakpoints.up('lg')]: {
    // Beside the heading, the first row has the page buttons, and the second one the list. The second one takes up the
    // rest of the height, so that a high heading does not make the first one higher and move the list down.
    gridTemplate: `auto 1fr / ${headingColumn} minmax(0, 800px)`,
    columnGap: headingGap,
    maxWidth: 'none',
    '& > :last-child': { gridColumn: 2 },
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  // Reserves the height of the page buttons, which may be parsed after the heading is painted.
  h1: { minHeight: minTargetSize },
  [theme.breakpoints.up('lg')]: { display: 'contents', nav: { justifySelf: 'end' } },
}));

const Title = styled(Beside)(({ theme }) => ({
  // Except on a wide screen, the lead comes after the page buttons.
  display: 'contents',
  p: { order: 1, flexBasis: '100%' },
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    gridRow: '1 / span 2',
    p: { marginTop: theme.spacing(4) },
  },
}));
