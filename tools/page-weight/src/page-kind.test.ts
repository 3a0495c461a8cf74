import { publicPaths } from '@lawyers/domain';
import { pageKindOf } from './page-kind';

test.each([
  ['/', 'home'],
  ['/blogs/page1', 'list'],
  ['/blogs/page150', 'list'],
  ['/blogs/page2/11', 'article'],
  ['/404.html', 'not found'],
])('%s is of the kind %s', (address, kind) => {
  expect(pageKindOf(address)).toBe(kind);
});

test('a page that was added to the fixed ones, as by the generator, is a page of words', () => {
  expect(pageKindOf('/how-we-are-paid', [...publicPaths, '/how-we-are-paid'])).toBe('content');
});

test.each(publicPaths)('%s has a kind', (address) => {
  expect(() => pageKindOf(address)).not.toThrow();
});

test.each(['/new', '/blogs/page1/11', '/blogs/11'])('%s is no page that we know', (address) => {
  expect(() => pageKindOf(address)).toThrow(address);
});
