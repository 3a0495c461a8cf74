import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onlyWhenUsed } from './budgets';
import { openBuild } from './build';
import { complaintsAbout } from './complaints';
import { pageKindOf, pageKinds } from './page-kind';
import { pageWeight } from './page-weight';

// The built site itself.
const client = resolve(__dirname, '../../../dist/apps/web/client');
const build = openBuild(client);

test.each(build.pages)('%s stays within its budget', (address) => {
  const complaints = complaintsAbout(pageWeight(build, address));
  if (complaints.length > 0) throw new Error(complaints.map(({ text }) => text).join('\n'));
});

// Until somebody makes one there is no other page of words.
test.each(pageKinds.filter((kind) => kind !== 'content'))(
  'there is a page of the kind %s',
  (kind) => {
    expect(build.pages.map((address) => pageKindOf(address))).toContain(kind);
  },
);

test.each(onlyWhenUsed)('the module %s, which comes only when used, is there', (name) => {
  expect(readdirSync(join(client, 'assets')).join()).toContain(`${name}-`);
});
