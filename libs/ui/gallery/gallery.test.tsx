import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import * as ui from '../src';
import { IslandTheme } from '../src';
import { Gallery } from './gallery';
import { groupsOf, type ExampleModule } from './groups';

const files = readdirSync(__dirname).filter((name) => name.endsWith('.example.tsx'));
const sources = [...files, 'main.tsx'].map((file) => readFileSync(join(__dirname, file), 'utf8'));
const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

test.each(components)('%s has an example', (name) => {
  const used = new RegExp(`<${name}[\\s>]`);
  expect(sources.filter((source) => used.test(source))).not.toEqual([]);
});

test.each(files)('the gallery shows every state of %s', async (file) => {
  const [group] = groupsOf({ [file]: (await import(join(__dirname, file))) as ExampleModule });
  const { container } = render(<Gallery groups={group ? [group] : []} />, {
    wrapper: IslandTheme,
  });
  const frames = [...container.querySelectorAll('figure > figcaption + div')];
  expect(frames.map((frame) => frame.children.length > 0)).toEqual(group?.states.map(() => true));
  expect(frames).not.toEqual([]);
});

test('the title of a group comes from its file name, the title of a state from its export', () => {
  const [group] = groupsOf({ './alert-panel.example.tsx': { firstOfTwo: <p /> } });
  expect([group?.id, group?.title, group?.states[0]?.title]).toEqual([
    'alert-panel',
    'Alert panel',
    'First of two',
  ]);
});
