import { language, languages, pathIn, paths, site, t } from '@lawyers/domain';
import { notFoundPath } from '../prerender-paths';

/** The header's links, in order (requirements § 2.4). */
export const headerLinks = [
  { label: t({ en: 'Home', es: 'Inicio' }), href: paths.home },
  { label: t({ en: 'Blogs', es: 'Artículos' }), href: paths.blog },
  { label: t({ en: 'About Us', es: 'Sobre nosotros' }), href: paths.about },
  // The original site's name for the Terms of Service (requirements § 2.4).
  { label: t({ en: 'Services', es: 'Términos' }), href: paths.terms },
  { label: t({ en: 'Contact Us', es: 'Contáctenos' }), href: paths.contact },
] as const;

export const footerLinks = [
  { label: t({ en: 'About Us', es: 'Sobre nosotros' }), href: paths.about },
  { label: t({ en: 'Terms', es: 'Términos' }), href: paths.terms },
] as const;

/** Whether a link is active on a page. A link other than Home is also active on the paths below it. */
export function isActive(href: string, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '') || paths.home;
  return path === href || (href !== paths.home && path.startsWith(`${href}/`));
}

/** The links to a page in the other published languages. The page for unknown addresses links to their home pages. */
export function languageLinks(pathname: string) {
  const path = pathname.startsWith(notFoundPath) ? paths.home : pathname;
  return site.languages
    .filter((other) => other !== language)
    .map((other) => ({ tag: other, name: languages[other].name, href: pathIn(other, path) }));
}
