import { callConsent } from '@lawyers/domain';
import { contextParameters } from './context-parameters';
import type { InquiryFlag } from './inquiry-context';
import { exampleContext } from './mail-fixture';

test.each([
  [true, 'yes'],
  [false, 'no'],
])('a consent that is %s is sent as %s, with its wording and time', (consents, sent) => {
  const sentAt = new Date('2026-01-02T03:04:05.678+09:00');
  expect(contextParameters({ ...exampleContext, sentAt }, consents)).toMatchObject({
    consent_calls: sent,
    consent_version: callConsent.version,
    consent_time: '2026-01-01T18:04:05.678Z',
  });
});

test.each<readonly [readonly InquiryFlag[], string]>([
  [[], ''],
  [['hidden-field'], 'hidden-field'],
  [['hidden-field', 'too-fast'], 'hidden-field too-fast'],
])('the marks %j are sent as %j', (flags, flag) => {
  expect(contextParameters({ ...exampleContext, flags }, false).flag).toBe(flag);
});

test('the reference and the page are sent as they are', () => {
  expect(contextParameters(exampleContext, false)).toMatchObject({
    inquiry_ref: 'ABCD2345',
    page: '/formInput',
  });
});
