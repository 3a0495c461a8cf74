import { telHref } from './tel-href';

test.each([
  ['(202) 555-0100', 'tel:2025550100'],
  ['+1 202 555 0100', 'tel:+12025550100'],
  ['911', 'tel:911'],
])('telHref converts %s to %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
