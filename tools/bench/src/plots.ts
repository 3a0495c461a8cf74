import { barChart } from './bar-chart';
import { total } from './bytes';
import type { Figures } from './figures';

/** The pictures of the document, by the names of their files. */
export function plotsOf({ lighthouse, bytes }: Figures): Readonly<Record<string, string>> {
  const kilo = (value: number) => value / 1000;
  return {
    ...(lighthouse && {
      'lcp.svg': barChart({
        title: 'Largest contentful paint, slow 4G: the page, and its bare HTML',
        unit: 's',
        rows: lighthouse.found.timings.map(({ name, page, bare }) => ({
          name,
          bars: [
            [{ series: 'as built', value: kilo(page.lcp) }],
            [{ series: 'scripts removed', value: kilo(bare.lcp) }],
          ],
        })),
      }),
    }),
    ...(bytes && {
      'bytes.svg': barChart({
        title: 'Bytes per route on a phone, brotli',
        unit: 'kB',
        rows: bytes.found.map(({ name, before, after }) => ({
          name,
          bars: [
            [
              { series: 'HTML with CSS', value: kilo(before.html) },
              { series: 'fonts', value: kilo(before.font) },
              { series: 'pictures', value: kilo(before.picture + before.other) },
              { series: 'script', value: kilo(before.script) },
              { series: 'after a touch and a scroll', value: kilo(total(after)) },
            ],
          ],
        })),
      }),
    }),
  };
}
