import { emergency, helpLinesFor, issueNames } from '@lawyers/domain';
import { screen, within } from '@testing-library/react';
import { HelpStrip } from './help-strip';
import { renderInTheme } from './theme.testing';

test.each(issueNames)('for %s, 911 and the line that fits can be called at once', (issue) => {
  const [line] = helpLinesFor(issue);
  renderInTheme(<HelpStrip emergency={emergency} line={line!} allHref="#help-now" />);

  const strip = within(screen.getByRole('complementary', { name: 'Help now' }));
  expect(strip.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  expect(strip.getByRole('link', { name: line!.phone! })).toHaveAttribute(
    'href',
    `tel:${line!.phone!.replaceAll('-', '')}`,
  );
  expect(strip.getByRole('link', { name: 'All help lines' })).toHaveAttribute('href', '#help-now');
});
