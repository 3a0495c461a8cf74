/** @jest-environment node */
import { sandboxSettings } from './sandbox-settings';

test.each([
  [{}, '4200', '4300'],
  [{ SITE_PORT: '5200', MAIL_SANDBOX_PORT: '5300' }, '5200', '5300'],
])('with %j the site has the port %s and the mail service %s', (env, site, mail) => {
  expect(sandboxSettings(env)).toMatchObject({
    VITE_SITE_URL: `http://localhost:${site}`,
    VITE_EMAILJS_ORIGIN: `http://localhost:${mail}`,
  });
});

test('the mailboxes and the phone number are reserved for examples', () => {
  const { VITE_CONTACT_RECIPIENT, VITE_INTAKE_RECIPIENT, VITE_PHONE } = sandboxSettings({});

  expect(VITE_CONTACT_RECIPIENT).toMatch(/@example\.com$/);
  expect(VITE_INTAKE_RECIPIENT).toMatch(/@example\.com$/);
  expect(VITE_PHONE).toMatch(/555-01\d\d$/);
});
