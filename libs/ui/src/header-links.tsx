import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { touchTarget } from './theme/sizes';

export type HeaderLink = {
  readonly label: string;
  readonly href: string;
  /** The value of `aria-current`: the page itself, or the section that it is in. */
  readonly current?: 'page' | 'true' | undefined;
};

/** Windows in which the links fit into the header, in place of the menu: 900 px, more with larger text. */
export const linksInHeader = '@media (min-width: 56.25em)';

export function LinkList({ links }: { readonly links: readonly HeaderLink[] }) {
  return (
    <List>
      {links.map(({ label, href, current }) => (
        <li key={href}>
          <NavLink href={href} underline="hover" aria-current={current}>
            {label}
          </NavLink>
        </li>
      ))}
    </List>
  );
}

export const NavLink = styled(Link)(({ theme }) => ({
  ...touchTarget,
  fontSize: theme.typography.caption.fontSize,
  '&[aria-current]': {
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.primary.main,
  },
}));
