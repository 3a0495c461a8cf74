import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IslandTheme } from '@lawyers/ui';
import { Tabs } from './tabs';

/** It listens on the document, so that tabs which are rendered later work too. */
const runScript = () => jest.isolateModulesAsync(async () => void (await import('./tab-script')));

beforeAll(runScript);

const titles = ['Why Hire a Lawyer', 'FAQ', 'More'];
const tab = (name: string) => screen.getByRole('tab', { name });

function renderTabs() {
  const tabs = titles.map((title) => ({ title, content: <p>Content of {title}</p> }));
  render(<Tabs id="questions" label="Questions" tabs={tabs} />, { wrapper: IslandTheme });
  return userEvent.setup();
}

/** Expects one selected tab, which alone is a Tab stop, and one panel. */
function expectSelected(title: string): void {
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(title)]);
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(title)]);
  // jsdom has no `@media (scripting)`, so this reads the attribute that the CSS selects by.
  const selected = screen
    .getAllByRole('tabpanel', { hidden: true })
    .filter((panel) => panel.dataset['selected'] === 'true');
  expect(selected.map((panel) => panel.textContent)).toEqual([`Content of ${title}`]);
}

test('the tabs are a named tab list, each panel is named by its tab, and the first is selected', () => {
  renderTabs();
  expect(screen.getByRole('tablist', { name: 'Questions' })).toBeInTheDocument();
  for (const title of titles) {
    const panel = screen.getByRole('tabpanel', { name: title });
    expect(panel).toHaveTextContent(`Content of ${title}`);
    expect(tab(title)).toHaveAttribute('aria-controls', panel.id);
  }
  expectSelected('Why Hire a Lawyer');
});

test('a click selects one tab; without `@media (scripting)` the script shows one panel, also at its start', async () => {
  const user = renderTabs();
  const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.textContent);
  expect(shown()).toHaveLength(3);
  await runScript();
  expect(shown()).toEqual(['Content of Why Hire a Lawyer']);

  await user.click(tab('FAQ'));

  expectSelected('FAQ');
  expect(shown()).toEqual(['Content of FAQ']);
});

test('a tab that was pressed before the script ran is selected once it runs', async () => {
  renderTabs();
  tab('FAQ').focus();
  await runScript();
  expectSelected('FAQ');
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
  const user = renderTabs();
  await user.tab();

  await user.keyboard(keys);

  expectSelected(title);
  expect(tab(title)).toHaveFocus();
});
