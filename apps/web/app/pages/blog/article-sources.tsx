import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { articleCopy } from './article.copy';

export type ArticleSourcesProps = {
  readonly sources: readonly { readonly title: string; readonly url: string }[];
};

/** The sources of an article as links, for example to laws, court decisions, and pages of agencies. */
export function ArticleSources({ sources }: ArticleSourcesProps) {
  return (
    <Sources aria-labelledby="sources">
      <Typography variant="h5" component="h2" id="sources">
        {articleCopy.sources}
      </Typography>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <Link href={url} rel="noopener noreferrer">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Sources>
  );
}

const Sources = styled('section')(({ theme }) => ({
  maxWidth: '36.5rem',
  marginTop: theme.spacing(12),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  h2: { color: theme.vars.palette.text.primary },
  ul: { paddingInlineStart: theme.spacing(5) },
  // The padding makes the link a large enough target. The link is a block, because the padding of inline text takes up
  // no space, and would overlap the neighboring links.
  a: { display: 'block', paddingBlock: theme.spacing(2.5) },
}));
