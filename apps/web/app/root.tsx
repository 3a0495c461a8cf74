import textItalic from '@fonts/atkinson-italic.woff2?url';
import text from '@fonts/atkinson.woff2?url';
import headings from '@fonts/newsreader.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router-dom';
import { language } from '@lawyers/domain';
import { headingFace, SiteTheme, textFaces, type FontUrls } from '@lawyers/ui';
import { useBrowserModules } from './hydration/browser-modules';
import { PageShell } from './layout/page-shell';
import { speculationRules } from './layout/speculation-rules';
import { InlineScript } from './while-parsing/inline-script';

/**
 * The self-hosted fonts: nothing is loaded from another host. Links and styles with the media query `not all` have no
 * effect until the inline script `head` changes it, which it does only if the page arrived quickly (decision 9): on a
 * slow connection, preloaded fonts would delay the text. The style of `headingFace` always applies: its file is small,
 * and the font may replace its fallback late without moving anything.
 */
const fonts: FontUrls = { headings, text, textItalic };

export function Layout({ children }: { readonly children: ReactNode }) {
  const pageScript = useBrowserModules().ofFile('entry.client.ts');
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {[fonts.headings, fonts.text].map((href) => (
          <link key={href} rel="preload" media="not all" as="font" href={href} crossOrigin="" />
        ))}
        <style>{headingFace(fonts)}</style>
        <style media="not all">{textFaces(fonts)}</style>
        <InlineScript name="head" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* /apple-touch-icon.png needs no link, because Safari looks for it at that address. */}
        <Meta />
        <Links />
        {/* The script of every page, both during development and in a build. Islands add one more
            (hydration/island.tsx). */}
        <script type="module" async src={pageScript} />
      </head>
      <body>
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <SiteTheme>{children}</SiteTheme>
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
