/** @jest-environment node */
import { site } from '@lawyers/domain';
import { inLanguage } from '@lawyers/domain/testing';
import { currentOf, footerLinks, headerLinks, languageLinks } from './navigation';

test('has the header links of the requirements, in order', () => {
  expect(headerLinks).toEqual([
    { label: 'Home', href: '/' },
    // The first page of the list of articles. The original site linked to `/blogs`, which here only redirects to it.
    { label: 'Blogs', href: '/blogs/page1' },
    { label: 'About Us', href: '/about' },
    { label: 'Services', href: '/service' },
    { label: 'Contact Us', href: '/contact' },
  ]);
});

test('the footer links to About Us and Terms first', () => {
  expect(footerLinks.slice(0, 2)).toEqual([
    { label: 'About Us', href: '/about' },
    { label: 'Terms', href: '/service' },
  ]);
});

test.each([
  ['/', ['Home', 'page']],
  ['/blogs/page1', ['Blogs', 'page']],
  ['/blogs/page1/', ['Blogs', 'page']],
  ['/blogs/page2', ['Blogs', 'true']],
  ['/blogs/page2/15', ['Blogs', 'true']],
  ['/about', ['About Us', 'page']],
  ['/about/', ['About Us', 'page']],
  ['/service', ['Services', 'page']],
  ['/contact', ['Contact Us', 'page']],
  ['/formInput', undefined],
  ['/blogsmith', undefined],
])(
  'on %s the current link, to the page itself or to a section around it, is %s',
  (path, current) => {
    const found = headerLinks
      .map(({ label, href }) => [label, currentOf(href, path)])
      .filter(([, kind]) => kind);

    expect(found).toEqual(current ? [current] : []);
  },
);

beforeEach(() => void jest.replaceProperty(site, 'languages', ['en', 'es']));

test('a site in English alone has no link to another language', () => {
  jest.replaceProperty(site, 'languages', ['en']);
  expect(languageLinks('/about')).toEqual([]);
});

test.each([
  ['/', '/es'],
  ['/blogs/page2/15', '/es/blogs/page2/15'],
  ['/about/', '/es/about'],
  ['/404/', '/es'],
])('on %s the link to the other language leads to %s', (pathname, href) => {
  expect(languageLinks(pathname)).toEqual([{ tag: 'es', name: 'Español', href }]);
});

test('on a Spanish page the link leads to the English page', async () => {
  const spanish = await inLanguage('es', () => import('./navigation'));
  expect(spanish.languageLinks('/es/contact/')).toEqual([
    { tag: 'en', name: 'English', href: '/contact' },
  ]);
});
