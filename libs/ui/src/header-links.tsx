import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { touchTarget } from './theme/sizes';

export type HeaderLink = {
  readonly label: string;
  readonly href: string;
  /** The value of `aria-current`: `page` for the link to the current page, `true` for the section that contains it. */
  readonly current?: 'page' | 'true' | undefined;
};

/** Windows in which the header shows its links instead of the menu button: from 900 px, and more with larger text. */
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
