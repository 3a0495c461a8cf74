import { screen } from '@testing-library/react';
import { renderInIsland } from '../../islands/island.testing';
import { Tabs } from './tabs';

const titles = ['Why Hire a Lawyer', 'FAQ', 'More'];
const tabs = titles.map((title) => ({ title, content: <p>Content of {title}</p> }));

test('the tabs are a named tab list, and each panel is named and controlled by its tab', () => {
  renderInIsland(<Tabs id="questions" label="Questions" tabs={tabs} />);

  expect(screen.getByRole('tablist', { name: 'Questions' })).toBeInTheDocument();
  for (const title of titles) {
    const panel = screen.getByRole('tabpanel', { name: title });
    expect(panel).toHaveTextContent(`Content of ${title}`);
    expect(screen.getByRole('tab', { name: title })).toHaveAttribute('aria-controls', panel.id);
  }
});

test('only the first tab and panel are selected initially', () => {
  renderInIsland(<Tabs id="questions" label="Questions" tabs={tabs} />);

  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Why Hire a Lawyer');
  // jsdom does not evaluate `@media (scripting)`; the style sheet reads this attribute.
  const selected = screen.getAllByRole('tabpanel').map(({ dataset }) => dataset['selected']);
  expect(selected).toEqual(['true', 'false', 'false']);
});
