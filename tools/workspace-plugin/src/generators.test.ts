import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Row = { readonly factory: string };

const plugin = join(__dirname, '..');
const { generators } = JSON.parse(readFileSync(join(plugin, 'generators.json'), 'utf8')) as {
  readonly generators: Readonly<Record<string, Row>>;
};
const rows = Object.entries(generators);

test.each(rows)('%s names an exported function', async (_name, { factory }) => {
  const [file = '', exported = ''] = factory.split('#');
  const module = (await import(join(plugin, file))) as Readonly<Record<string, unknown>>;
  expect(module[exported]).toBeInstanceOf(Function);
});
