/** @jest-environment node */
import { loader } from './security.route';

test('security.txt names the contact page, and is valid for a year from the build', async () => {
  jest.useFakeTimers({ now: new Date('2026-02-01T10:00:00Z') });

  expect(await loader().text()).toBe(
    'Contact: http://localhost:4200/contact\n' +
      'Expires: 2027-02-01T10:00:00.000Z\n' +
      'Canonical: http://localhost:4200/.well-known/security.txt\n',
  );
});
