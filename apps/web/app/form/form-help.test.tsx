import { screen, within } from '@testing-library/react';
import { helpLinesFor, issueNames } from '@lawyers/domain';
import { renderInIsland } from '../islands/island.testing';
import { FormHelp } from './form-help';

const withLine = issueNames.filter((issue) => helpLinesFor(issue).length > 0);

test.each(withLine)('has links to call 911 and the help line for %s', (issue) => {
  const [line] = helpLinesFor(issue);
  renderInIsland(<FormHelp issue={issue} />);

  const strip = within(screen.getByRole('complementary', { name: 'Help now' }));
  expect(strip.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  expect(strip.getByRole('link', { name: line!.phone! })).toHaveAttribute(
    'href',
    `tel:${line!.phone!.replaceAll('-', '')}`,
  );
  expect(strip.getByRole('link', { name: 'All help lines' })).toHaveAttribute('href', '#help-now');
});
