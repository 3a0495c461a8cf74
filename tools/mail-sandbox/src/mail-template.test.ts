import { rm } from 'node:fs/promises';
import { readMailTemplate } from './mail-template';
import { fixtureTemplates, writeTemplates } from './sandbox.testing';

const folders: string[] = [];

async function read(changes: Record<string, string | null>, id = 'contact') {
  const files = Object.entries({ ...fixtureTemplates.contact, ...changes });
  const kept = files.filter((file): file is [string, string] => file[1] !== null);
  const folder = await writeTemplates({ contact: Object.fromEntries(kept) });
  folders.push(folder);
  return readMailTemplate(folder, id);
}

function settings(changes: Record<string, unknown>) {
  return JSON.stringify({ ...JSON.parse(fixtureTemplates.contact['template.json']), ...changes });
}

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

test('uses the request’s recipient only for exactly {{recipient}}', async () => {
  expect(await read({})).toMatchObject({ to: null });
  expect(await read({ 'template.json': settings({ to: 'a@example.com' }) })).toMatchObject({
    to: 'a@example.com',
  });
});

test.each(['unknown', '', '..', '../contact', 'contact/../contact', 'contact/template.json'])(
  'finds no template %j',
  async (id) => {
    expect(await read({}, id)).toBeNull();
  },
);

test.each(['{{recipient}}, b@example.com', '{{other}}', 'a@example.com, b@example.com', ''])(
  'refuses the recipient %j',
  async (to) => {
    await expect(read({ 'template.json': settings({ to }) })).rejects.toThrow(
      /template\.json: "to" must be one plain address or exactly "\{\{recipient\}\}"/,
    );
  },
);

test.each([
  [{ 'body.txt': null }, /body\.txt is missing\. Every template has/],
  [{ 'template.json': null }, /template\.json is missing/],
  [{ 'template.json': '{' }, /template\.json is not JSON/],
  [{ 'template.json': settings({ subject: 1 }) }, /template\.json: "subject": .*string/],
  [{ 'template.json': settings({ cc: 'x@example.com' }) }, /template\.json: "cc": /],
  [{ 'template.json': settings({ subject: '{{{a}}}' }) }, /template\.json \(subject\), line 1: /],
  [{ 'body.html': '<p>{{{message}}}' }, /body\.html, line 1: \{\{\{message\}\}\} would let/],
  [{ 'body.txt': '{{stay}}' }, /template\.json: \{\{stay\}\} is used\. Add "stay" to "variables"/],
])('names file and fix of a malformed template: %j', async (changes, message) => {
  await expect(read(changes)).rejects.toThrow(message);
});

test('names the setting when the templates folder is missing', async () => {
  await expect(readMailTemplate('/nowhere', 'contact')).rejects.toThrow(
    'No mail templates at /nowhere. Set "templatesDir" (TEMPLATES_DIR).',
  );
});
