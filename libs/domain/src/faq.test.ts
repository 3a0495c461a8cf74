import { faqTabs } from './faq';
import { lineLink } from './faq-link';

test('the tabs are those of the requirements, in order', () => {
  expect(faqTabs.map(({ title }) => title)).toEqual(['Why Hire a Lawyer', 'FAQ']);
});

test('a help line is called, or opened if it has no phone number', () => {
  const call = { label: 'A line', href: 'tel:8005550100', text: '800-555-0100' };
  expect(lineLink({ name: 'A line', phone: '800-555-0100' })).toEqual(call);
  const open = { label: 'A site', href: 'https://site.example/help', text: 'site.example' };
  expect(lineLink({ name: 'A site', url: open.href })).toEqual(open);
});
