import { markdownTable } from './markdown-table';
import { median } from './median';
import { slowdown, type Response } from './response';

export function interactionsSection(responses: readonly Response[]): string {
  const times = (all: readonly number[]) =>
    `${median(all)} (${all.toSorted((a, b) => a - b).join(', ')})`;
  return [
    `Time to the next paint in ms, processor slowed down ${slowdown} times: the longest of all presses and keys of an interaction, and the median of several goes (all in brackets). The browser rounds to 8 ms and reports nothing below 16. "Starting the page" is the first touch that a page gets, so that the application starts under it.`,
    markdownTable(
      ['Interaction', '>Starting the page', '>After'],
      responses.map(({ name, starting, running }) => [name, times(starting), times(running)]),
    ),
  ].join('\n\n');
}
