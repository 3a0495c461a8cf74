import textItalic from '@fonts/atkinson-italic.woff2?url';
import text from '@fonts/atkinson.woff2?url';
import headingItalic from '@fonts/newsreader-italic.woff2?url';
import heading from '@fonts/newsreader.woff2?url';
import type { FontUrls } from '@lawyers/ui';

/** The self-hosted fonts: nothing is loaded from another host. */
export const fonts: FontUrls = { heading, headingItalic, text, textItalic };
