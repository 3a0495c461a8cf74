import { launchWith, ready } from './launch-inputs.testing';
import { liveFindings, mailDomains } from './live-findings';

const [contact, intake] = ready.templates;

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
