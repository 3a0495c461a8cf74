import { paths } from '@lawyers/domain';

/** The header's links, in order (requirements § 2.4). */
export const headerLinks = [
  { label: 'Home', href: paths.home },
  { label: 'Blogs', href: paths.blog },
  { label: 'About Us', href: paths.about },
  { label: 'Services', href: paths.terms },
  { label: 'Contact Us', href: paths.contact },
] as const;

export const footerLinks = [
  { label: 'About Us', href: paths.about },
  { label: 'Terms', href: paths.terms },
] as const;

/** Whether a link is active on a page. A link other than Home is also active on the paths below it. */
export function isActive(href: string, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '') || paths.home;
  return path === href || (href !== paths.home && path.startsWith(`${href}/`));
}
