import { screen } from '@testing-library/react';
import type { State } from '@lawyers/domain';
import { renderInIsland } from '../../hydration/island.testing';
import { Confirmation } from './confirmation';

test.each([
  ['abuse', /No lawyer has taken your case yet/],
  ['injury', /No lawyer has taken your case yet/],
  ['service', /We answer that ourselves, and do not pass it on to a lawyer/],
] as const)('after a message about "%s", it says what happens with it', (topic, text) => {
  renderInIsland(<Confirmation reference="ABCD2345" confirmedCase={{ topic, state: undefined }} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'what to do first' })).toHaveLength(
    topic === 'abuse' ? 1 : 0,
  );
});

const lawLinks = () => screen.queryAllByRole('link', { name: /^The law on abuse/ });

test.each<[State | undefined, string, string]>([
  ['Ohio', 'The law on abuse in Ohio', 'https://www.womenslaw.org/laws/oh'],
  [undefined, 'The law on abuse, by state', 'https://www.womenslaw.org'],
])('after a message about abuse in %s, a link explains the law', (state, name, href) => {
  renderInIsland(<Confirmation reference="ABCD2345" confirmedCase={{ topic: 'abuse', state }} />);
  expect(lawLinks()).toHaveLength(1);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['after a message about an injury', { topic: 'injury', state: 'Ohio' } as const],
  ['when the page is opened directly', undefined],
])('%s, no link speaks of abuse', (_when, confirmedCase) => {
  renderInIsland(<Confirmation {...(confirmedCase && { reference: 'ABCD2345', confirmedCase })} />);
  expect(lawLinks()).toEqual([]);
});
