import { language, languages } from './language';

/** The path of the feed in this language. */
export const feedPath = `${languages[language].prefix}/feed.xml`;
