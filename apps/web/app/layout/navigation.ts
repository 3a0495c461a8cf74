import { language, languages, pathIn, paths, site, t } from '@lawyers/domain';
import type { HeaderLink } from '@lawyers/ui';
import { notFoundPath } from '../prerender-paths';

/** The header's links, in order (requirements § 2.4). */
export const headerLinks = [
  { label: t({ en: 'Home', es: 'Inicio' }), href: paths.home },
  // Not `paths.blog`, which only redirects to this path. On a host that cannot redirect, a small page does so, which
  // has no "Exit this site".
  { label: t({ en: 'Blogs', es: 'Artículos' }), href: paths.blogPage(1) },
  { label: t({ en: 'About Us', es: 'Sobre nosotros' }), href: paths.about },
  // "Services" is the original site's name for the Terms of Service (requirements § 2.4).
  { label: t({ en: 'Services', es: 'Términos' }), href: paths.terms },
  { label: t({ en: 'Contact Us', es: 'Contáctenos' }), href: paths.contact },
] as const;

export const footerLinks = [
  { label: t({ en: 'About Us', es: 'Sobre nosotros' }), href: paths.about },
  { label: t({ en: 'Terms', es: 'Términos' }), href: paths.terms },
] as const;

/**
 * The `aria-current` of a header link: `page` on the page itself, `true` for the link to the blog on every other page
 * of the blog, otherwise undefined.
 */
export function currentOf(href: string, pathname: string): HeaderLink['current'] {
  const path = pathname.replace(/\/+$/, '') || paths.home;
  if (path === href) return 'page';
  return href === paths.blogPage(1) && path.startsWith(`${paths.blog}/`) ? 'true' : undefined;
}

/** The links to the same page in the other published languages. The not-found page links to their home pages. */
export function languageLinks(pathname: string) {
  const path = pathname.startsWith(notFoundPath) ? paths.home : pathname;
  return site.languages
    .filter((other) => other !== language)
    .map((other) => ({ tag: other, name: languages[other].name, href: pathIn(other, path) }));
}
