import { join } from 'node:path';
import { checkTemplates } from './check-templates';
import { launchWith } from './launch-fixture';
import { mailPayloads } from './payloads';
import { readTemplates } from './read-templates';

test('the parameters are those of the mails as they are composed', () => {
  const { contact, 'case-inquiry': intake } = mailPayloads();
  expect(contact).toEqual(expect.arrayContaining(['recipient', 'logoUrl', 'inquiry_ref']));
  expect(intake).toEqual(expect.arrayContaining(['recipient', 'stay_label', 'zipCode', 'flag']));
  expect(intake).not.toContain('logoUrl');
});

test('the templates that the repository ships show exactly what the mails send', () => {
  const templates = readTemplates(join(__dirname, '../../../libs/mail/templates'));
  expect(checkTemplates(launchWith({ templates, payloads: mailPayloads() }))).toEqual([]);
});
