import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories } from '@storybook/react-vite';
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import * as ui from '.';
import { renderInTheme } from './theme.testing';

const files = readdirSync(__dirname).filter((name) => name.endsWith('.stories.tsx'));

// SiteTheme needs no story of its own, because Storybook shows every story inside it.
const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && name !== 'SiteTheme');

test.each(components)('%s has a story', (name) => {
  const used = new RegExp(`<${name}[\\s>]|component: ${name}\\b`);
  const sources = files.map((file) => readFileSync(join(__dirname, file), 'utf8'));
  expect(sources.filter((source) => used.test(source))).not.toEqual([]);
});

const stories = files.flatMap((file) => {
  const composed: Readonly<Record<string, ComponentType>> = composeStories(
    jest.requireActual<Parameters<typeof composeStories>[0]>(`./${file}`),
  );
  return Object.entries(composed).map(([name, Story]) => ({ file, name, Story }));
});

// An error on the console fails the test that prints it (jest.console.ts).
test.each(stories)('$name of $file renders something, without an error', async ({ Story }) => {
  const { container } = renderInTheme(<Story />);

  // Waits, because the toast is imported when it is first rendered.
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
});
