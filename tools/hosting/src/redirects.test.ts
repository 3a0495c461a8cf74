import { pages } from './page.testing';
import { redirectsFile, siteRedirects } from './redirects';

test('each page that leads on becomes a redirect, forced for Netlify and plain for Cloudflare', () => {
  expect(redirectsFile(siteRedirects(pages)).split('\n')).toEqual([
    '/old /about 301!',
    '/old /about 301',
    '/old/ /about 301!',
    '/old/ /about 301',
    '',
  ]);
});

test('there are never more lines than Cloudflare reads', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    from: `/${index}`,
    to: '/about',
    status: 301 as const,
  }));
  expect(redirectsFile(many).trim().split('\n')).toHaveLength(2000);
});
