import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IslandTheme } from '@lawyers/ui';
import { Tabs } from './tabs';

/** It listens on the document, so that tabs which are rendered later work too. */
const runScript = () => jest.isolateModulesAsync(async () => void (await import('./tab-script')));

beforeAll(runScript);

const titles = ['Why Hire a Lawyer', 'FAQ', 'More'];

function renderTabs(): void {
  render(
    <Tabs
      id="questions"
      label="Questions"
      tabs={titles.map((title) => ({ title, content: <p>Content of {title}</p> }))}
    />,
    { wrapper: IslandTheme },
  );
}

function selectedTitles(): readonly (string | null)[] {
  return screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
}

// jsdom has no `@media (scripting)`, so this reads the attribute that the CSS selects by.
function selectedPanels(): readonly (string | null)[] {
  return screen
    .getAllByRole('tabpanel', { hidden: true })
    .filter((panel) => panel.dataset['selected'] === 'true')
    .map((panel) => panel.textContent);
}

function shownPanels(): readonly (string | null)[] {
  return screen.getAllByRole('tabpanel').map((panel) => panel.textContent);
}

test('the tabs are a named tab list, each panel is named by its tab, and the first is selected', () => {
  renderTabs();
  expect(screen.getByRole('tablist', { name: 'Questions' })).toBeInTheDocument();
  for (const title of titles) {
    const panel = screen.getByRole('tabpanel', { name: title });
    expect(panel).toHaveTextContent(`Content of ${title}`);
    expect(screen.getByRole('tab', { name: title })).toHaveAttribute('aria-controls', panel.id);
  }
  expect(selectedTitles()).toEqual(['Why Hire a Lawyer']);
  expect(selectedPanels()).toEqual(['Content of Why Hire a Lawyer']);
});

test('a click selects one tab and its panel', async () => {
  renderTabs();

  await userEvent.click(screen.getByRole('tab', { name: 'FAQ' }));

  expect(selectedTitles()).toEqual(['FAQ']);
  expect(selectedPanels()).toEqual(['Content of FAQ']);
});

test('shows one panel in browsers without `@media (scripting)`, at the start and after each choice', async () => {
  renderTabs();
  expect(shownPanels()).toHaveLength(3);

  await runScript();
  expect(shownPanels()).toEqual(['Content of Why Hire a Lawyer']);

  await userEvent.click(screen.getByRole('tab', { name: 'FAQ' }));
  expect(shownPanels()).toEqual(['Content of FAQ']);
});

test.each([
  ['{ArrowRight}', 'FAQ'],
  ['{ArrowRight}{ArrowRight}', 'More'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Why Hire a Lawyer'],
  ['{ArrowLeft}', 'More'],
  ['{ArrowRight}{ArrowLeft}', 'Why Hire a Lawyer'],
  ['{ArrowDown}', 'Why Hire a Lawyer'],
  // The browser goes back.
  ['{Alt>}{ArrowLeft}{/Alt}', 'Why Hire a Lawyer'],
])('the keys %s move selection and focus from the first tab to "%s"', async (keys, title) => {
  const user = userEvent.setup();
  renderTabs();
  await user.tab();

  await user.keyboard(keys);

  expect(selectedTitles()).toEqual([title]);
  expect(selectedPanels()).toEqual([`Content of ${title}`]);
  expect(screen.getByRole('tab', { name: title })).toHaveFocus();
});

test('only the selected tab is a Tab stop', async () => {
  const user = userEvent.setup();
  renderTabs();
  await user.click(screen.getByRole('tab', { name: 'FAQ' }));

  await user.tab();
  expect(document.body).toHaveFocus();

  await user.tab();
  expect(screen.getByRole('tab', { name: 'FAQ' })).toHaveFocus();
});
