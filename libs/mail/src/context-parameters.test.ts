import { contextParameters } from './context-parameters';
import type { InquiryFlag } from './inquiry-context';
import { exampleContext } from './mail.testing';

test.each<readonly [readonly InquiryFlag[], string]>([
  [[], ''],
  [['hidden-field'], 'hidden-field'],
  [['hidden-field', 'too-fast'], 'hidden-field too-fast'],
])('the flags %j are sent as %j', (flags, flag) => {
  expect(contextParameters({ ...exampleContext, flags }).flag).toBe(flag);
});
