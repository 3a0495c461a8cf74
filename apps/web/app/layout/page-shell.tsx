import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { emergency, paths, servedStateNames, site, t, telHref } from '@lawyers/domain';
import { SiteFooter, SiteHeader, SkipLink } from '@lawyers/ui';
import { settings } from '../build-settings';
import { fallbackFile } from '../pictures/picture-files';
import { sitePicture } from '../pictures/site-pictures';
import { footerCopy } from './footer.copy';
import { currentOf, footerLinks, headerLinks, languageLinks } from './navigation';

/** The frame of every page: skip link, header with Exit, main content, and footer (requirements § 2.4, § 2.5). */
export function PageShell({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const phone = { label: settings.VITE_PHONE, href: telHref(settings.VITE_PHONE) };
  return (
    <>
      <SkipLink href="#content">{t({ en: 'Skip to content', es: 'Ir al contenido' })}</SkipLink>
      <SiteHeader
        brand={site.brand}
        homeHref={paths.home}
        exitHref={site.exit}
        safety={{
          label: t({ en: 'Stay safe online', es: 'Su seguridad' }),
          href: paths.staySafe,
        }}
        help={[
          { ...phone, label: t({ en: `Call ${phone.label}`, es: `Llame al ${phone.label}` }) },
          {
            label: t({
              en: `In danger? Call ${emergency.phone}`,
              es: `¿Está en peligro? Llame al ${emergency.phone}`,
            }),
            href: telHref(emergency.phone),
          },
          { label: t({ en: 'Help lines', es: 'Líneas de ayuda' }), href: '#help-now' },
        ]}
        languages={languageLinks(pathname)}
        links={headerLinks.map((link) => ({ ...link, current: currentOf(link.href, pathname) }))}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        scene={<img src={fallbackFile(sitePicture('night')).url} alt="" loading="lazy" />}
        states={servedStateNames(site.statesServed)}
        homeHref={paths.home}
        links={[phone, ...footerLinks]}
        social={site.social}
        notes={[
          site.disclosure,
          footerCopy.advertising,
          `© ${site.copyrightYear} ${site.company}, ${site.companyAddress}`,
        ]}
      />
    </>
  );
}
