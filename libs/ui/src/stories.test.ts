/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ui from '.';

const stories = readdirSync(__dirname)
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'));
// SiteTheme needs no story of its own, because every story is inside it.
const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && name !== 'SiteTheme');

test.each(components)('%s has a story', (name) => {
  const used = new RegExp(`<${name}[\\s>]|component: ${name}\\b`);
  expect(stories.filter((story) => used.test(story))).not.toEqual([]);
});
