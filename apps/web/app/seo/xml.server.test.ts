import { element } from './xml.server';

test('escapes markup in the text of an element', () => {
  const xml = element('title', 'Fees & "costs" <25% ]]> </title>');
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');

  expect(parsed.documentElement.tagName).toBe('title');
  expect(parsed.documentElement.textContent).toBe('Fees & "costs" <25% ]]> </title>');
  expect(parsed.documentElement.children).toHaveLength(0);
});
