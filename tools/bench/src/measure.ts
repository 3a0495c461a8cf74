import { join } from 'node:path';
import { measureAgainst } from './against';
import type { BenchOptions, Subject } from './bench-options';
import { launchToDrive } from './browsers';
import { measureBytes } from './bytes';
import type { Figures } from './figures';
import { measureFontPreloads } from './font-preloads';
import { describeRun } from './machine';
import { measurePictures } from './picture-fit';
import { summarizePictures } from './picture-summary';
import { race } from './race';
import { measureResponses } from './responsiveness';
import { quickRoutes, routes as allRoutes } from './routes';
import { serveBuild } from './served-site';

/** The pages with pictures. */
const pictured = ['home', 'confirmation', 'about', 'list', 'article', 'not found'];

/**
 * Measures what was asked for. A subject that fails does not take the others with it: it is named in `failed`.
 * @param build The folder with `client` in it, built for `port`.
 */
export async function measure(
  build: string,
  port: number,
  { quick, runs, against, only }: BenchOptions,
  command: string,
  say: (text: string) => void,
): Promise<{ figures: Figures; failed: readonly string[] }> {
  const site = await serveBuild(join(build, 'client'), port);
  const browser = await launchToDrive();
  const routes = quick ? quickRoutes : allRoutes;
  const versions = [`Lighthouse ${await lighthouseVersion()}`, `Chromium ${browser.version()}`];
  const figures: Record<string, unknown> = {};
  const failed: string[] = [];
  const attempt = async (subject: Subject | 'against', find: () => Promise<unknown>) => {
    say(`— ${subject}`);
    try {
      const found = await find();
      figures[subject] = { run: describeRun(command, versions), found };
    } catch (error) {
      failed.push(subject);
      console.error(`${subject} could not be measured:`, error);
    }
  };
  const subjects: Readonly<Record<Subject, () => Promise<unknown>>> = {
    bytes: () => measureBytes(browser, site, routes, say),
    interactions: () => measureResponses(browser, site, runs, say),
    pictures: async () => {
      const some = routes.filter(({ name }) => pictured.includes(name));
      const { shown, largest } = await measurePictures(browser, site, some, say);
      return summarizePictures(shown, largest);
    },
    fonts: () => measureFontPreloads(browser, build, quickRoutes, Math.min(runs, 3), say),
    lighthouse: () => race(build, site, routes, runs, say),
  };
  try {
    for (const [subject, find] of Object.entries(subjects) as [Subject, () => Promise<unknown>][]) {
      if (only.includes(subject)) await attempt(subject, find);
    }
    if (against !== undefined) {
      await attempt('against', () => measureAgainst(browser, against, runs, say));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return { figures: figures as Figures, failed };
}

async function lighthouseVersion(): Promise<string> {
  const { default: manifest } = await import('lighthouse/package.json', { with: { type: 'json' } });
  return manifest.version;
}
