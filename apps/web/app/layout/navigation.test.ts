import { site } from '@lawyers/domain';
import { inLanguage } from '@lawyers/domain/testing';
import { footerLinks, headerLinks, isActive, languageLinks } from './navigation';

test('has the header links of the requirements, in order', () => {
  expect(headerLinks).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Blogs', href: '/blogs' },
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
  ['/', 'Home'],
  ['/blogs', 'Blogs'],
  ['/blogs/page2/15', 'Blogs'],
  ['/about', 'About Us'],
  ['/about/', 'About Us'],
  ['/service', 'Services'],
  ['/contact', 'Contact Us'],
  ['/formInput', undefined],
  ['/blogsmith', undefined],
])('on %s the active link is %s', (pathname, label) => {
  const active = headerLinks.filter(({ href }) => isActive(href, pathname));

  expect(active.map((link) => link.label)).toEqual(label === undefined ? [] : [label]);
});

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
