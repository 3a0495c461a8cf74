import { markdownTable } from './markdown-table';
import { densities, mostPixels, widths } from './picture-fit';
import type { PictureFigures } from './picture-summary';

export function picturesSection({ worst, largest, faults }: PictureFigures): string {
  const screens = widths.flatMap((width) => densities.map((density) => ({ width, density })));
  const routes = [...new Set(worst.map(({ route }) => route))];
  const cells = (route: string) =>
    screens.map(({ width, density }) => {
      const one = worst.find(
        (entry) => entry.route === route && entry.width === width && entry.density === density,
      );
      return one ? one.excess.toFixed(2) + (one.smallest && one.excess > 1 ? '*' : '') : '';
    });
  return [
    `The pixels of a picture's file, across, for each device pixel that it is shown with: the worst picture of each route and screen. Above ${mostPixels} is too much; \`*\` marks files that are the smallest there is.`,
    markdownTable(
      ['Route', ...screens.map(({ width, density }) => `>${width} @${density}`)],
      routes.map((route) => [route, ...cells(route)]),
    ),
    faults.length === 0
      ? 'No picture is too large for its screen, all are AVIF, and no largest element is lazy.'
      : `What should not be:\n\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    `The largest element of each route at ${widths.join(', ')} px: ${routes
      .map((route) => {
        const elements = largest.filter((one) => one.route === route).map(({ element }) => element);
        return `${route} ${elements.join(', ')}`;
      })
      .join('; ')}.`,
  ].join('\n\n');
}
