import { screen } from '@testing-library/react';
import { Tabs } from './tabs';
import { renderInTheme } from './theme.testing';

const titles = ['Why Hire a Lawyer', 'FAQ', 'More'];
const tabs = titles.map((title) => ({ title, content: <p>Content of {title}</p> }));

test('the tabs form a named list, and each panel is named and controlled by its tab', () => {
  renderInTheme(<Tabs id="questions" label="Questions" tabs={tabs} />);

  expect(screen.getByRole('tablist', { name: 'Questions' })).toBeInTheDocument();
  for (const title of titles) {
    const panel = screen.getByRole('tabpanel', { name: title });
    expect(panel).toHaveTextContent(`Content of ${title}`);
    expect(screen.getByRole('tab', { name: title })).toHaveAttribute('aria-controls', panel.id);
  }
});

test('the first tab and panel are selected at first, and no other', () => {
  renderInTheme(<Tabs id="questions" label="Questions" tabs={tabs} />);

  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Why Hire a Lawyer');
  // Style sheets that depend on scripting are beyond jsdom: this attribute is what they read.
  const selected = screen.getAllByRole('tabpanel').map(({ dataset }) => dataset['selected']);
  expect(selected).toEqual(['true', 'false', 'false']);
});
