import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router-dom';
import { language } from '@lawyers/domain';
import { fontFaces, SiteTheme } from '@lawyers/ui';
import { applyFontsInTime } from './layout/apply-fonts';
import { fonts } from './layout/fonts';
import { PageShell } from './layout/page-shell';
import { speculationRules } from './layout/speculation-rules';

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {[fonts.heading, fonts.text].map((href) => (
          <link key={href} rel="preload" media="not all" as="font" href={href} crossOrigin="" />
        ))}
        <style media="not all">{fontFaces(fonts)}</style>
        <script dangerouslySetInnerHTML={{ __html: applyFontsInTime }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Safari finds /apple-touch-icon.png without a link. */}
        <Meta />
        <Links />
      </head>
      <body>
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <SiteTheme>{children}</SiteTheme>
        {/* In a build, `addScripts` adds the page script, which starts the islands, to every page, and the tabs' where there are some. */}
        {import.meta.env.DEV && (
          <>
            {/* First, since it sets what Vite replaces in a build, such as the language. */}
            <script type="module" src="/@vite/client" />
            <Scripts />
            <script type="module" src="/app/page-script/main.ts" />
            <script type="module" src="/app/pages/home/tab-script.ts" />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <PageShell>
      <Outlet />
    </PageShell>
  );
}
