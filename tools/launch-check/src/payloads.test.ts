import { join } from 'node:path';
import { checkTemplates } from './check-templates';
import { launchWith } from './launch.testing';
import { mailPayloads } from './payloads';
import { readTemplates } from './read-templates';

test('lists the parameters of composed mails', () => {
  const { contact, intake: intake } = mailPayloads();
  expect(contact).toEqual(expect.arrayContaining(['recipient', 'logoUrl', 'inquiry_ref']));
  expect(intake).toEqual(expect.arrayContaining(['recipient', 'stay_label', 'zipCode', 'flag']));
  expect(intake).not.toContain('logoUrl');
});

test('the templates of the repository match the mails, except for the addresses', () => {
  const templates = readTemplates(join(__dirname, '../../../libs/mail/templates'));
  const findings = checkTemplates(launchWith({ templates, payloads: mailPayloads() }));
  expect(findings.map(({ item, problem }) => [item, problem])).toEqual([
    ['template contact', expect.stringMatching(/^"to" is "office@example\.com", but/)],
    ['template contact', 'leads to https://www.example.com/, a placeholder'],
    ['template contact', 'leads to https://www.example.com/icon-192.png, a placeholder'],
    ['template intake', expect.stringMatching(/^"to" is "lawyer-team@example\.com", but/)],
  ]);
});
