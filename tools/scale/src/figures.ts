import type { Measured } from './measured-run';
import type { SiteBytes } from './site-bytes';

/** One build of so many articles. */
export type Build = {
  readonly articles: number;
  /** The site alone: its HTML, scripts and pictures. */
  readonly build: Measured;
  /** What compressing every text with brotli 11 and gzip 9 takes after that, in seconds. */
  readonly compression: number;
  readonly bytes: SiteBytes;
};

/** What `docs/performance/scale.json` holds. */
export type ScaleFigures = {
  readonly date: string;
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly ours: readonly Build[];
  /** Empty when the comparison was left out. */
  readonly astro: readonly Build[];
};

/** The seconds of ours divided by those of Astro for the same articles; undefined where one is missing. */
export function ratioAt(
  figures: ScaleFigures,
  articles: number,
  secondsOf: (build: Build) => number = ({ build }) => build.seconds,
): number | undefined {
  const [ours, astro] = [figures.ours, figures.astro].map((builds) =>
    builds.find((build) => build.articles === articles),
  );
  return ours && astro && secondsOf(ours) / secondsOf(astro);
}
