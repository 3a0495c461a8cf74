import { callConsent } from '@lawyers/domain';
import { contextParameters } from './context-parameters';
import type { InquiryFlag } from './inquiry-context';
import { exampleContext } from './mail.testing';

test('the version of the consent is sent with the time in UTC', () => {
  const sentAt = new Date('2026-01-02T03:04:05.678+09:00');
  expect(contextParameters({ ...exampleContext, sentAt })).toMatchObject({
    consent_version: callConsent.version,
    sent_at: '2026-01-01T18:04:05.678Z',
  });
});

test.each<readonly [readonly InquiryFlag[], string]>([
  [[], ''],
  [['hidden-field'], 'hidden-field'],
  [['hidden-field', 'too-fast'], 'hidden-field too-fast'],
])('the flags %j are sent as %j', (flags, flag) => {
  expect(contextParameters({ ...exampleContext, flags }).flag).toBe(flag);
});
