import { launchWith } from './launch.testing';
import { report } from './report';

test('the report on a ready launch says what was built', () => {
  expect(report([], launchWith())).toMatch(
    /^Nothing that was checked .*\n\nThe folder was built for https:\/\/www\.harbor.* commit unknown/,
  );
});
