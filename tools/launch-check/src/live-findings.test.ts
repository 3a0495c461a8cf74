import { launchWith, ready } from './launch.testing';
import { liveFindings, mailDomains } from './live-findings';

const [contact, intake] = ready.templates;

test('asks for the records of the sender of each template, beside those of both mailboxes', () => {
  expect(mailDomains(ready)).toEqual(['harborreferral.com', 'reedhall.com']);
  const templates = [{ ...contact!, from: 'Forms@Sender.com' }, intake!];
  expect(mailDomains({ ...ready, templates })).toEqual([
    'harborreferral.com',
    'reedhall.com',
    'sender.com',
  ]);
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
