import { site } from './site';

test('the notice year is 2024 and the answer comes within 24 hours', () => {
  expect(site.copyrightYear).toBe(2024);
  expect(site.responseHours).toBe(24);
});

test('addresses of the placeholders belong to nobody', () => {
  expect(site.social.length).toBeGreaterThan(0);
  for (const { url } of site.social) expect(new URL(url).hostname).toMatch(/\.example\.com$/);
});

test('the way out is a page of its own and safe', () => {
  expect(new URL(site.exit).protocol).toBe('https:');
});
