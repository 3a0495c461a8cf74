import { createServer } from 'node:http';
import { slowConnection } from './slow-connection';
import { row } from './table';

test('a row shows the range, and where the worst figure just misses or meets its limit', () => {
  const figures = Object.entries({ home: 1.04, list: 1.0551, article: 0.99 });
  expect(row(['LCP', 1.05, figures])).toBe('| LCP | ≤ 1.05 | 0.99 to 1.06 (list) | **no** |');
  expect(row(['LCP', 50, [['list', 50]]])).toBe('| LCP | ≤ 50 | 50 (list) | yes |');
  expect(row(['LCP', 50, []])).toBe('| LCP | ≤ 50 | no page has it | |');
});

test('a slow connection takes a round trip, and as long as its bytes need, and changes nothing', async () => {
  const text = 'words '.repeat(10_000);
  const server = createServer((_request, response) => response.end(text)).listen(0);
  const slow = await slowConnection(server);
  const started = performance.now();
  const response = await fetch(slow.url, { headers: { connection: 'close' } });
  expect(await response.text()).toBe(text);
  // 150 ms to connect, 150 ms for the request, and 293 ms for 60 kB at 205 bytes per ms. The latency alone, or the rate
  // alone, would take about 300 ms.
  expect(performance.now() - started).toBeGreaterThan(500);
  slow.close();
  server.close();
});
