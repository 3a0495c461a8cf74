import { join } from 'node:path';
import { checkTemplates } from './check-templates';
import { launchWith } from './launch.testing';
import { mailPayloads } from './payloads';
import { readTemplates } from './read-templates';

test('the parameters are those of the mails as they are composed', () => {
  const { contact, 'case-inquiry': intake } = mailPayloads();
  expect(contact).toEqual(expect.arrayContaining(['recipient', 'logoUrl', 'inquiry_ref']));
  expect(intake).toEqual(expect.arrayContaining(['recipient', 'stay_label', 'zipCode', 'flag']));
  expect(intake).not.toContain('logoUrl');
});

test('the templates that the repository ships show exactly what the mails send, and lack only the site’s address', () => {
  const templates = readTemplates(join(__dirname, '../../../libs/mail/templates'));
  const findings = checkTemplates(launchWith({ templates, payloads: mailPayloads() }));
  expect(findings.map(({ item, problem }) => [item, problem])).toEqual([
    ['template contact', 'leads to https://www.example.com/, a placeholder'],
    ['template contact', 'leads to https://www.example.com/icon-192.png, a placeholder'],
  ]);
});
