import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { staticHtml } from '../../hydration/island.testing';
import { switchTabs } from './switch-tabs';
import { Tabs } from './tabs';

const titles = ['Why Hire a Lawyer', 'FAQ', 'More'];
const tab = (name: string) => screen.getByRole('tab', { name });

function renderTabs() {
  const tabs = titles.map((title) => ({ title, content: <p>Content of {title}</p> }));
  document.body.innerHTML = staticHtml(<Tabs id="questions" label="Questions" tabs={tabs} />);
}

/** Renders tabs, and runs what the page's inline script runs. */
function renderWithScript() {
  renderTabs();
  switchTabs(document);
  return userEvent.setup();
}

/** Expects that exactly one tab is selected, that it is the only Tab stop, and that one panel is shown. */
function expectSelected(title: string): void {
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(title)]);
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(title)]);
  const panels = screen.getAllByRole('tabpanel').map(({ textContent }) => textContent);
  expect(panels).toEqual([`Content of ${title}`]);
}

test('without the script every panel is shown, and no tab', () => {
  renderTabs();
  const panels = screen.getAllByRole('tabpanel').map(({ textContent }) => textContent);
  expect(panels).toEqual(titles.map((title) => `Content of ${title}`));
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the tabs are a named tab list, each panel is named by its tab, and the first is selected', () => {
  renderWithScript();
  expect(screen.getByRole('tablist', { name: 'Questions' })).toBeInTheDocument();
  expectSelected('Why Hire a Lawyer');
  // Each panel is tested while it is shown, since a hidden element has no accessible name.
  for (const title of titles) {
    tab(title).click();
    const panel = screen.getByRole('tabpanel', { name: title });
    expect(panel).toHaveTextContent(`Content of ${title}`);
    expect(tab(title)).toHaveAttribute('aria-controls', panel.id);
  }
});

test('a click selects one tab', async () => {
  const user = renderWithScript();
  await user.click(tab('FAQ'));
  expectSelected('FAQ');
  // The gap between two tabs.
  await user.click(screen.getByRole('tablist'));
  expectSelected('FAQ');
});

test('where the tabs are below each other, the arrows up and down move it', async () => {
  const user = renderWithScript();
  screen.getByRole('tablist').style.flexDirection = 'column';
  await user.tab();

  await user.keyboard('{ArrowRight}');
  expectSelected('Why Hire a Lawyer');
  await user.keyboard('{ArrowUp}');
  expectSelected('More');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expectSelected('FAQ');
});

test.each([
  ['{ArrowRight}', 'FAQ'],
  ['{ArrowRight}{ArrowRight}', 'More'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Why Hire a Lawyer'],
  ['{ArrowLeft}', 'More'],
  ['{ArrowRight}{ArrowLeft}', 'Why Hire a Lawyer'],
  ['{ArrowDown}', 'Why Hire a Lawyer'],
  // Alt and Left goes back in the history, so the selection stays.
  ['{Alt>}{ArrowLeft}{/Alt}', 'Why Hire a Lawyer'],
])('the keys %s move selection and focus from the first tab to "%s"', async (keys, title) => {
  const user = renderWithScript();
  await user.tab();

  await user.keyboard(keys);

  expectSelected(title);
  expect(tab(title)).toHaveFocus();
});
