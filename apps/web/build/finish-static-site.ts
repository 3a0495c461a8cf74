import { appendFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { articleFolders } from '@lawyers/blog-content';
import {
  fixedPaths,
  languages,
  pathIn,
  paths,
  privatePaths,
  publicPaths,
  site,
} from '@lawyers/domain';
import { checksums, checksumsFile, filesBelow, writeHosting } from '@lawyers/hosting';
import { speculationRules } from '../app/layout/speculation-rules';
import { shareFolder } from '../app/pages/blog/picture-address';
import { notFoundPath } from '../app/prerender-paths';
import type { Settings } from '../settings/settings-schema';
import { checkedOut, createStamp, notCheckedOut } from '../settings/stamp';
import { copyArticlePictures } from './article-pictures';
import { finishLanguage } from './finish-language';
import type { InlineScripts } from './inline-scripts';
import { writeRedirectPages } from './redirect-pages';

/** The folder of the fonts and their licenses. */
const fonts = resolve(import.meta.dirname, '../../../libs/ui/src/fonts');

const publicFiles = resolve(import.meta.dirname, '../public');

/**
 * Files that other sites may embed, by a response header: mails show an icon, and messengers and social networks show
 * the share pictures beside a link. Browsers refuse to embed any other file of this site elsewhere.
 */
const sharedPictures = [...filesBelow(publicFiles).map((name) => `/${name}`), `${shareFolder}/*`];

/**
 * The pages of which a browser may store a copy, which another person who uses the device could find (decision 29).
 * Apart from the not-found page and the redirect from `paths.blog`, there are no others. These pages reveal no more
 * about a visit than the site's name does. Home and contact must be among them, because Firefox restores what was typed
 * into a form only on a page that it may store. The intake page is not among them, although it has a form, since its
 * address contains what the visitor chose.
 */
const storable: readonly string[] = [paths.home, paths.contact, paths.about, paths.terms];

const neverStored = [
  ...[...privatePaths, ...publicPaths].filter((path) => !storable.includes(path)),
  `${paths.blog}/*`,
];

/**
 * Joins the builds of all languages in one folder that any static host can serve. Then writes the hosting
 * configuration, `stamp.json`, which says from which commit and settings the site was built, and the checksums.
 * @throws Error when a file that a step needs is missing, such as after a change in React Router's output.
 */
export async function finishStaticSite(
  buildDirectory: string,
  mode: string,
  settings: Settings,
  inlineScripts: InlineScripts,
): Promise<void> {
  const client = join(buildDirectory, 'client');
  for (const language of site.languages) await finishLanguage(language, buildDirectory);
  writeRedirectPages(client, articleFolders().length);
  await copyArticlePictures(client);
  await addFontLicenses(join(client, 'licenses.txt'));
  await rename(join(client, notFoundPath, 'index.html'), join(client, '404.html'));
  await rm(join(client, notFoundPath), { recursive: true });
  await writeHosting(buildDirectory, {
    siteUrl: settings.VITE_SITE_URL,
    mailOrigin: settings.VITE_EMAILJS_ORIGIN,
    inlineScripts: [...Object.values(inlineScripts), speculationRules],
    neverStored: inEveryLanguage(neverStored),
    languageFolders: site.languages.flatMap((language) => languages[language].prefix || []),
    shared: sharedPictures,
    fixedPaths: inEveryLanguage(fixedPaths),
    hashedFolder: '/assets',
  });
  // `npm start` and the tests use builds in other modes, which Nx takes from its cache for other commits, too.
  const checkout = mode === 'production' ? checkedOut() : notCheckedOut;
  const stamp = createStamp(settings, { mode, ...checkout });
  await writeFile(join(buildDirectory, 'stamp.json'), `${JSON.stringify(stamp, null, 2)}\n`);
  await writeFile(join(buildDirectory, checksumsFile), checksums(buildDirectory));
}

const inEveryLanguage = (all: readonly string[]): readonly string[] =>
  site.languages.flatMap((language) => all.map((path) => pathIn(language, path)));

/** Appends the licenses of the fonts to the file in which Vite lists the licenses of bundled packages. */
async function addFontLicenses(file: string): Promise<void> {
  const names = (await readdir(fonts)).filter((name) => name.endsWith('-license.txt'));
  for (const name of names.sort()) {
    const text = await readFile(join(fonts, name), 'utf8');
    await appendFile(file, `\n## Font: ${name.replace('-license.txt', '')}\n\n${text.trim()}\n`);
  }
}
