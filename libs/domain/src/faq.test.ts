import { faqTabs } from './faq';

test('there are the two tabs of the requirements, in their order', () => {
  expect(faqTabs.map(({ title }) => title)).toEqual(['Why Hire a Lawyer', 'FAQ']);
});

test.each(faqTabs)('$title has seven questions or more, none of them twice', ({ entries }) => {
  expect(entries.length).toBeGreaterThanOrEqual(7);
  expect(new Set(entries.map(({ subject }) => subject)).size).toBe(entries.length);
});

test.each(faqTabs.flatMap(({ entries }) => entries))('"$subject" has an answer', (entry) => {
  expect(entry.subject).toMatch(/\S/);
  expect(entry.subtitle1).toMatch(/\S/);
  expect(entry.contents.length).toBeGreaterThanOrEqual(1);
  expect(entry.contents.length).toBeLessThanOrEqual(7);
  for (const content of entry.contents) expect(content).toMatch(/\S/);
  expect(entry.subtitle2 ?? 'none').toMatch(/\S/);
});
