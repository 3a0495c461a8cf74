import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { touchTarget } from '@lawyers/ui';
import type { Crumb } from '../../seo/structured-data';
import { articleCopy } from './article.copy';

/** The breadcrumbs of an article: links to its parent pages, then its title. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <StyledBreadcrumbs aria-label={articleCopy.breadcrumb}>
      {crumbs.map(({ name, path }, index) =>
        index < crumbs.length - 1 ? (
          <Link key={path} href={path}>
            {name}
          </Link>
        ) : (
          <span key={path} aria-current="page">
            {name}
          </span>
        ),
      )}
    </StyledBreadcrumbs>
  );
}

const StyledBreadcrumbs = styled(MuiBreadcrumbs)(({ theme }) => ({
  ...theme.typography.caption,
  // Places the breadcrumbs closer to the header than to the article.
  marginTop: theme.spacing(-8),
  marginBottom: theme.spacing(4),
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(-11) },
  // On a small screen, the last breadcrumb, which is the title, is hidden, since the title follows directly below. The
  // second selector hides the separator before it.
  [theme.breakpoints.down('md')]: {
    'li:last-of-type, li:nth-last-of-type(2)': { display: 'none' },
  },
  a: touchTarget,
}));
