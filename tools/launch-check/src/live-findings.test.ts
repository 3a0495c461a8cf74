import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeBuild, makeFolder } from '@lawyers/hosting/testing';
import { createStaticSite } from '@lawyers/serve';
import { buildOf, launchWith, ready } from './launch-inputs.testing';
import { liveFindings, mailDomains } from './live-findings';
import type { MailRecords } from './mail-records';

const [contact, intake] = ready.templates;

const spanishHome = {
  'client/es/index.html': '<form method="post" action="https://mail.site.test/send"></form>',
};

let build: string;
let site: Server;
let url: string;
beforeAll(async () => {
  build = await makeBuild({}, spanishHome);
  site = createStaticSite(join(build, 'client'));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => once(site.close(), 'close'));

const texts: Readonly<Record<string, string>> = {
  'harborreferral.com': 'v=spf1 -all',
  'google._domainkey.harborreferral.com': 'p=M',
  '_dmarc.harborreferral.com': 'v=DMARC1; p=none',
  'reedhall.com': 'v=spf1 -all',
  's1._domainkey.reedhall.com': 'p=M',
  '_dmarc.reedhall.com': 'v=DMARC1; p=none',
};
/** All records of both domains of the launch. The mail service of the second one has the DKIM selector s1. */
const records: MailRecords = {
  resolveMx: () => Promise.resolve([{ exchange: 'mx', priority: 1 }]),
  resolveTxt: (name) => Promise.resolve([[texts[name] ?? '']]),
};
const complete = { dkim: ['reedhall.com=s1'], records };

test('finds nothing at a site that is served as it was built, with all records', async () => {
  const launch = launchWith({ build: buildOf(ready, { siteUrl: url }) });
  expect(await liveFindings(`${url}/about`, launch, build, complete)).toEqual([]);
});

test('names a changed folder, another address, a missing mailbox, other files, and missing records', async () => {
  const other = await makeBuild({}, { ...spanishHome, 'client/assets/more.js': 'x' });
  const launch = launchWith({
    settings: { ...ready.settings, VITE_CONTACT_RECIPIENT: undefined },
    build: { ...buildOf(ready), changedFiles: ['client/assets/more.js'] },
  });
  const missing = { ...records, resolveTxt: () => Promise.resolve([]) };
  const live = await liveFindings(url, launch, other, { records: missing });
  expect([...new Set(live.map(([item]) => item))]).toEqual([
    ...['dist/apps/web', url, 'VITE_CONTACT_RECIPIENT', 'content'],
    ...['DNS of reedhall.com', 'DNS of harborreferral.com'],
  ]);
});

test('finds the old home page of a language that is no longer built', async () => {
  const without = makeFolder();
  cpSync(build, without, { recursive: true });
  rmSync(join(without, 'client/es'), { recursive: true });
  const launch = launchWith({ build: buildOf(ready, { siteUrl: url }) });
  const fix: unknown = expect.any(String);
  expect(await liveFindings(url, launch, without, complete)).toEqual([
    ['unknown addresses', 'status 200 instead of 404: /es/', fix],
  ]);
});

test('refuses an address without https:', async () => {
  const fix: unknown = expect.stringContaining('https://');
  expect(await liveFindings('www.site.test', launchWith(), build, complete)).toEqual([
    ['www.site.test', 'is no address', fix],
  ]);
});

test('asks for the records of the sender of each template, beside those of both mailboxes', () => {
  const domains = ['harborreferral.com', 'reedhall.com'];
  expect(mailDomains(ready)).toEqual({ domains, unset: [] });
  const from = (address: string) => ({
    ...ready,
    templates: [{ ...contact!, from: address }, intake!],
  });
  expect(mailDomains(from('Forms@Sender.com')).domains).toEqual([...domains, 'sender.com']);
  // The sender is a placeholder, as in a repository that no operator has configured yet.
  expect(mailDomains(from('office@example.com'))).toEqual({
    domains,
    unset: ['"from" of the template contact'],
  });
});

test('refuses to compare a site with a folder that holds no build', async () => {
  const live = liveFindings('https://a.test', launchWith({ build: undefined }), '/nowhere', {});
  const fix: unknown = expect.stringContaining('npx nx build web');
  expect(await live).toEqual([['/nowhere', 'holds no build to compare with', fix]]);
});

test.each(['s1', 'other.com=s1', 'reedhall.com='])(
  'refuses the selector %s, which would leave its domain unchecked',
  async (dkim) => {
    const live = liveFindings('https://a.test', launchWith(), 'dist', { dkim: [dkim] });
    expect(await live).toEqual([
      [`--dkim ${dkim}`, 'names no domain of a mail', expect.stringContaining('reedhall.com')],
    ]);
  },
);
