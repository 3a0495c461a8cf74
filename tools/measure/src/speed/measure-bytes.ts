import { pathIn, site as facts } from '@lawyers/domain';
import { hydrate, type Phone } from './phone';
import type { Route } from './routes';
import type { Served } from './served-build';

/** Bytes as sent with brotli. */
export type ByteFigures = {
  readonly address: string;
  readonly html: number;
  /** With what an interaction loads. */
  readonly script: number;
};

export async function measureBytes(
  phone: Phone,
  { url }: Served,
  routes: readonly Route[],
): Promise<readonly ByteFigures[]> {
  const figures: ByteFigures[] = [];
  for (const { path } of routes) {
    for (const address of facts.languages.map((language) => pathIn(language, path))) {
      const files = await phone.visit(async (page) => {
        await page.goto(url + address, { waitUntil: 'networkidle' });
        await hydrate(page);
        return page.evaluate(() =>
          (performance.getEntries() as PerformanceResourceTiming[])
            .filter(({ entryType }) => ['navigation', 'resource'].includes(entryType))
            .map(({ entryType, name, encodedBodySize }) => ({ entryType, name, encodedBodySize })),
        );
      });
      const bytesOf = (isPart: (file: (typeof files)[number]) => boolean) =>
        files.filter(isPart).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      const html = bytesOf(({ entryType }) => entryType === 'navigation');
      const script = bytesOf(({ name }) => name.endsWith('.js'));
      figures.push({ address, html, script });
    }
  }
  return figures;
}
