/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '@lawyers/domain';
import { elementsOf, redirectTarget } from '@lawyers/hosting';
import { writeRedirectPages } from './redirect-pages';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'redirects-'))));
afterEach(() => rmSync(directory, { recursive: true }));

test.each([
  ['en', 'blogs', '/blogs/page1', 'This page has moved'],
  ['en', 'blogs/11', '/blogs/page2/11', 'This page has moved'],
  ['es', 'es/blogs', '/es/blogs/page1', 'Esta página cambió de dirección'],
  ['es', 'es/blogs/2', '/es/blogs/page1/2', 'Esta página cambió de dirección'],
])('in the language %s, the page of %s leads to %s', (language, from, to, title) => {
  jest.replaceProperty(site, 'languages', ['en', 'es']);
  writeRedirectPages(directory, 11);

  const elements = elementsOf(readFileSync(join(directory, from, 'index.html'), 'utf8'));
  const named = (name: string) => elements.find(({ tagName }) => tagName === name);
  expect(redirectTarget(elements)).toBe(to);
  expect(named('a')?.attributes['href']).toBe(to);
  expect(named('html')?.attributes['lang']).toBe(language);
  expect(named('title')?.text).toBe(title);
});
