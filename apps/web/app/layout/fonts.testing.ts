import type { FontUrls } from '@lawyers/ui';

/** For tests: empty font URLs, since only Vite can resolve the files. */
export const noFonts: FontUrls = { heading: '', headingItalic: '', text: '' };
