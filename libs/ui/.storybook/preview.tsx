import type { Preview } from '@storybook/react-vite';
import { language, languages } from '@lawyers/domain';
import { headingFace, SiteTheme, textFaces } from '../src';
import textItalic from '../src/fonts/atkinson-italic.woff2?url';
import text from '../src/fonts/atkinson.woff2?url';
import headings from '../src/fonts/newsreader.woff2?url';

const urls = { headings, text, textItalic };
const fonts = headingFace(urls) + textFaces(urls);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: { layout: 'padded', backgrounds: { disable: true }, a11y: { test: 'error' } },
  initialGlobals: { language: 'en', scheme: 'light' },
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: Object.entries(languages).map(([value, { name }]) => ({ value, title: name })),
      },
    },
    scheme: {
      toolbar: { title: 'Color scheme', icon: 'contrast', items: ['light', 'dark'] },
    },
  },
  decorators: [
    (Story, { globals }) => {
      showScheme(`${globals['scheme']}`);
      if (globals['language'] !== language) reloadIn(`${globals['language']}`);
      return (
        <SiteTheme>
          <style>{fonts}</style>
          <Story />
        </SiteTheme>
      );
    },
  ],
};

export default preview;

/**
 * Shows the light or the dark color scheme. The theme follows `prefers-color-scheme`, which a page cannot set for
 * itself. But Storybook shows each story in an iframe, and a document in an iframe takes the `color-scheme` of the
 * iframe element as its preference (verified in Chromium 156).
 */
function showScheme(scheme: string): void {
  const frame = window.frameElement as HTMLElement | null;
  if (frame) frame.style.colorScheme = scheme;
}

/**
 * Changes the language by a reload, since modules choose their language when they are loaded. After the reload,
 * `preview-head.html` reads the language from the URL before any module is loaded.
 */
function reloadIn(chosen: string): void {
  const address = new URL(location.href);
  const others = (address.searchParams.get('globals') ?? '')
    .split(';')
    .filter((pair) => pair && !pair.startsWith('language:'));
  address.searchParams.set('globals', [...others, `language:${chosen}`].join(';'));
  location.replace(address);
}
