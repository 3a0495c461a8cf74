import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articleFolders } from '@lawyers/blog-content';
import {
  callConsent,
  fixedPaths,
  languages,
  leavingPath,
  pathIn,
  privatePaths,
  reviews,
  site,
} from '@lawyers/domain';
import { checksums, checksumsFile, writeHosting } from '@lawyers/hosting';
import { applyFontsInTime } from '../app/layout/apply-fonts';
import { speculationRules } from '../app/layout/speculation-rules';
import { shareFolder } from '../app/pages/blog/picture-address';
import { notFoundPath } from '../app/prerender-paths';
import type { Settings } from '../settings/settings-schema';
import { checkedOut, createStamp } from '../settings/stamp';
import { copyArticlePictures } from './article-pictures';
import { finishLanguage } from './finish-language';
import { addFontLicenses } from './font-licenses';
import { writeRedirectPages } from './redirect-pages';
import { writeSecurityTxt } from './security-txt';

/** Files that other sites load: mails show an icon, and messengers and social networks the share images. */
const sharedPictures = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/open-graph.jpg',
  `${shareFolder}/*`,
];

/**
 * Joins the builds of all languages to one folder for any static host. Then writes the hosting configuration, the build
 * stamp, and the checksums.
 * @throws Error when React Router's output has changed so that a step finds none of its files.
 */
export async function finishStaticSite(
  buildDirectory: string,
  mode: string,
  settings: Settings,
): Promise<void> {
  const client = join(buildDirectory, 'client');
  for (const language of site.languages) await finishLanguage(language, buildDirectory);
  await writeRedirectPages(client, articleFolders().length);
  await copyArticlePictures(client);
  await addFontLicenses(join(client, 'licenses.txt'));
  await writeSecurityTxt(client, settings.VITE_SITE_URL);
  await rename(join(client, notFoundPath, 'index.html'), join(client, '404.html'));
  await rm(join(client, notFoundPath), { recursive: true });
  await writeHosting(buildDirectory, {
    siteUrl: settings.VITE_SITE_URL,
    mailOrigin: settings.VITE_EMAILJS_ORIGIN,
    inlineScripts: [applyFontsInTime, speculationRules],
    neverStored: site.languages.flatMap((language) =>
      privatePaths.map((path) => pathIn(language, path)),
    ),
    leavingPath,
    languageFolders: site.languages.flatMap((language) => languages[language].prefix || []),
    shared: sharedPictures,
    fixedPaths: site.languages.flatMap((language) =>
      fixedPaths.map((path) => pathIn(language, path)),
    ),
    hashedFolder: '/assets',
  });
  const sources = { settings, facts: site, consent: callConsent, reviews };
  const stamp = createStamp(sources, { mode, ...checkedOut() });
  await writeFile(join(buildDirectory, 'stamp.json'), `${JSON.stringify(stamp, null, 2)}\n`);
  await writeFile(join(buildDirectory, checksumsFile), checksums(buildDirectory));
}
