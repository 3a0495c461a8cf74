import { language, languages } from './language';

/** The path of the RSS feed in the language of this build. */
export const feedPath = `${languages[language].prefix}/feed.xml`;
