import type { FontUrls } from '@lawyers/ui';

/** For tests: the theme without the files that only Vite can name. */
export const noFonts: FontUrls = { heading: '', headingItalic: '', text: '' };
