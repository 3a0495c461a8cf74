import { paths } from '@lawyers/domain';
import { articleNumbers } from '../visitor/addresses';
import { expect, test } from '../visitor/test';

test('old article URLs redirect permanently (301) to the current ones', async ({ request }) => {
  const old = [
    [paths.blog, paths.blogPage(1)],
    ...articleNumbers.map((number) => [paths.articleByNumber(number), paths.article(number)]),
  ] as const;
  for (const [from, to] of old) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(to);
  }
});
