import { element } from './xml';

test('text in an element cannot end it or begin another', () => {
  const xml = element('title', 'Fees & "costs" <25% ]]> </title>');
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');

  expect(parsed.documentElement.tagName).toBe('title');
  expect(parsed.documentElement.textContent).toBe('Fees & "costs" <25% ]]> </title>');
  expect(parsed.documentElement.children).toHaveLength(0);
});
