import { render, screen } from '@testing-library/react';
import { Tabs } from './tabs';

const titles = ['Why Hire a Lawyer', 'FAQ', 'More'];

function renderTabs(): void {
  render(
    <Tabs
      id="questions"
      label="Questions"
      tabs={titles.map((title) => ({ title, content: <p>Content of {title}</p> }))}
    />,
  );
}

function selectedTitles(): readonly (string | null)[] {
  return screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
}

// Style sheets that depend on scripting are beyond jsdom: this attribute is what they read.
function selectedPanels(): readonly (string | null)[] {
  return screen
    .getAllByRole('tabpanel')
    .filter((panel) => panel.dataset['selected'] === 'true')
    .map((panel) => panel.textContent);
}

test('the tabs form a named list, and each panel is named and controlled by its tab', () => {
  renderTabs();

  expect(screen.getByRole('tablist', { name: 'Questions' })).toBeInTheDocument();
  for (const title of titles) {
    const panel = screen.getByRole('tabpanel', { name: title });
    expect(panel).toHaveTextContent(`Content of ${title}`);
    expect(screen.getByRole('tab', { name: title })).toHaveAttribute('aria-controls', panel.id);
  }
});

test('the first tab and panel are selected at first, and no other', () => {
  renderTabs();

  expect(selectedTitles()).toEqual(['Why Hire a Lawyer']);
  expect(selectedPanels()).toEqual(['Content of Why Hire a Lawyer']);
});
