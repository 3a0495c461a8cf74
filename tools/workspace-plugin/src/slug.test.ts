import { slugOf } from './slug';

test.each([
  ['Title of it', 'title-of-it'],
  ["What a lawyer's fee pays for", 'what-a-lawyers-fee-pays-for'],
  ['What a lawyer’s fee pays for', 'what-a-lawyers-fee-pays-for'],
  ['Ten questions: before, during & after', 'ten-questions-before-during-after'],
  ['Résumé of a señor', 'resume-of-a-senor'],
  ['  (Twice) told  ', 'twice-told'],
  ['!?', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
