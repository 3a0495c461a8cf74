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
      const bytes = await phone.visit(async (page) => {
        await page.goto(url + address, { waitUntil: 'networkidle' });
        await hydrate(page);
        return page.evaluate(loadedBytes);
      });
      figures.push({ address, ...bytes });
    }
  }
  return figures;
}

function loadedBytes() {
  const sum = (type: string, end = '') =>
    (performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(end))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  return { html: sum('navigation'), script: sum('resource', '.js') };
}
