import { screen } from '@testing-library/react';
import type { State } from '@lawyers/domain';
import { renderInIsland } from '../../hydration/island.testing';
import { Confirmation } from './confirmation';

const lawLinks = () => screen.queryAllByRole('link', { name: /^The law on abuse/ });

test.each<[State | undefined, string, string]>([
  ['Ohio', 'The law on abuse in Ohio', 'https://www.womenslaw.org/laws/oh'],
  [undefined, 'The law on abuse, by state', 'https://www.womenslaw.org'],
])('after a message about abuse in %s, a link explains the law', (state, name, href) => {
  renderInIsland(<Confirmation reference="ABCD2345" confirmedCase={{ abuse: true, state }} />);
  expect(lawLinks()).toHaveLength(1);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['after a message about an injury', { abuse: false, state: 'Ohio' } as const],
  ['when the page is opened directly', undefined],
])('%s, no link speaks of abuse', (_when, confirmedCase) => {
  renderInIsland(<Confirmation {...(confirmedCase && { reference: 'ABCD2345', confirmedCase })} />);
  expect(lawLinks()).toEqual([]);
});
