import { sandboxSettings } from './sandbox-settings';
import { completeEnvironment } from './settings.testing';

test.each([
  [{}, 'http://localhost:4200', 'http://localhost:4300'],
  [{ SITE_PORT: '5200' }, 'http://localhost:5200', 'http://localhost:4300'],
  [{ MAIL_SANDBOX_PORT: '5300' }, 'http://localhost:4200', 'http://localhost:5300'],
  [
    { SITE_PORT: '5200', MAIL_SANDBOX_PORT: '5300' },
    'http://localhost:5200',
    'http://localhost:5300',
  ],
])('with %j the site URL is %s and the mail origin %s', (env, site, mail) => {
  expect(sandboxSettings(env)).toMatchObject({ VITE_SITE_URL: site, VITE_EMAILJS_ORIGIN: mail });
});

test('the sandbox sets every setting of a production build', () => {
  expect(Object.keys(sandboxSettings({}))).toEqual(Object.keys(completeEnvironment));
});

test('the mailboxes and the phone number are reserved for examples', () => {
  const { VITE_CONTACT_RECIPIENT, VITE_INTAKE_RECIPIENT, VITE_PHONE } = sandboxSettings({});

  expect(VITE_CONTACT_RECIPIENT).toMatch(/@example\.com$/);
  expect(VITE_INTAKE_RECIPIENT).toMatch(/@example\.com$/);
  expect(VITE_PHONE).toMatch(/555-01\d\d$/);
});
