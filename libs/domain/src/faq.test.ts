import { faqTabs } from './faq';

test('the tabs are those of the requirements, in order', () => {
  expect(faqTabs.map(({ title }) => title)).toEqual(['Why Hire a Lawyer', 'FAQ']);
});
