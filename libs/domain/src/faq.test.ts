import { faqTabs } from './faq';
import { lineLink } from './faq-link';

test('the tabs are those of the requirements, in order', () => {
  expect(faqTabs.map(({ title }) => title)).toEqual(['Why Hire a Lawyer', 'FAQ']);
});

test.each(faqTabs)('$title has at least five questions, without duplicates', ({ entries }) => {
  expect(entries.length).toBeGreaterThanOrEqual(5);
  expect(new Set(entries.map(({ subject }) => subject)).size).toBe(entries.length);
});

test.each(faqTabs.flatMap(({ entries }) => entries))(
  '"$subject" has an answer of one to seven points',
  (entry) => {
    expect(entry.subject).toMatch(/\S/);
    expect(entry.subtitle1).toMatch(/\S/);
    expect(entry.contents.length).toBeGreaterThanOrEqual(1);
    expect(entry.contents.length).toBeLessThanOrEqual(7);
    for (const content of entry.contents) expect(content).toMatch(/\S/);
    expect(entry.subtitle2 ?? 'none').toMatch(/\S/);
  },
);

test('a help line is called, or opened if it has no phone number', () => {
  const call = { label: 'A line', href: 'tel:8005550100', text: '800-555-0100' };
  expect(lineLink({ name: 'A line', phone: '800-555-0100' })).toEqual(call);
  const open = { label: 'A site', href: 'https://site.example/help', text: 'site.example' };
  expect(lineLink({ name: 'A site', url: open.href })).toEqual(open);
});
