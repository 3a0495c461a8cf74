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
])('with %j the site is at %s and its mail goes to %s', (env, site, mail) => {
  expect(sandboxSettings(env)).toMatchObject({ VITE_SITE_URL: site, VITE_EMAILJS_ORIGIN: mail });
});

test('the sandbox sets everything that a production build must be given', () => {
  expect(Object.keys(sandboxSettings({}))).toEqual(Object.keys(completeEnvironment));
});

test('its mailboxes and its phone number belong to nobody', () => {
  const { VITE_CONTACT_RECIPIENT, VITE_INTAKE_RECIPIENT, VITE_PHONE } = sandboxSettings({});

  expect(VITE_CONTACT_RECIPIENT).toMatch(/@example\.com$/);
  expect(VITE_INTAKE_RECIPIENT).toMatch(/@example\.com$/);
  expect(VITE_PHONE).toMatch(/555-01\d\d$/);
});
