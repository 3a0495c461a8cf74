import { emergency, helpLines, paths, servedStates, site, telHref } from '@lawyers/domain';
import { SiteFooter, SiteHeader, SkipLink } from '@lawyers/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { settings } from '../settings';
import { footerCopy } from './footer.copy';
import { footerLinks, headerLinks, isActive } from './navigation';

/** What stands around every page: the way past, the way out, the links, the help lines. */
export function PageShell({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <SiteHeader
        brand={site.brand}
        homeHref={paths.home}
        exitHref={site.exit}
        help={[
          { label: `Call ${settings.VITE_PHONE}`, href: telHref(settings.VITE_PHONE) },
          { label: `In danger? Call ${emergency.phone}`, href: telHref(emergency.phone) },
          { label: 'Help lines', href: '#help-now' },
        ]}
        links={headerLinks.map((link) => ({ ...link, active: isActive(link.href, pathname) }))}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        words={footerCopy}
        states={servedStates(site.statesServed)}
        homeHref={paths.home}
        links={footerLinks}
        phone={settings.VITE_PHONE}
        social={site.social}
        disclosure={site.disclosure}
        copyright={`© ${site.copyrightYear} ${site.company}`}
        emergency={emergency}
        helpLines={helpLines}
      />
    </>
  );
}
