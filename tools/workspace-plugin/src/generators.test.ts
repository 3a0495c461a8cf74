import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Row = { readonly factory: string; readonly schema: string; readonly description: string };

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

test.each(rows)(
  '%s accepts its first option without a name and prompts for missing ones',
  (_name, row) => {
    const path = join(plugin, row.schema);
    expect(existsSync(path)).toBe(true);
    const schema = JSON.parse(readFileSync(path, 'utf8')) as {
      readonly required: readonly [string, ...string[]];
      readonly properties: Readonly<
        Record<string, { readonly $default?: unknown; readonly 'x-prompt'?: unknown }>
      >;
    };
    const [first] = schema.required;
    expect(schema.properties[first]?.$default).toEqual({ $source: 'argv', index: 0 });
    for (const name of schema.required) expect(schema.properties[name]?.['x-prompt']).toBeTruthy();
  },
);
