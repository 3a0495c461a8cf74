import { pages } from './page.testing';
import { redirectsFile, siteRedirects } from './redirects';

test('writes each redirect page with a forced line for Netlify and a plain one for Cloudflare', () => {
  expect(redirectsFile(siteRedirects(pages)).split('\n')).toEqual([
    '/old /about 301!',
    '/old /about 301',
    '/old/ /about 301!',
    '/old/ /about 301',
    '',
  ]);
});

test('writes no more lines than Cloudflare reads', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    from: `/${index}`,
    to: '/about',
    status: 301 as const,
  }));
  expect(redirectsFile(many).trim().split('\n')).toHaveLength(2000);
});
