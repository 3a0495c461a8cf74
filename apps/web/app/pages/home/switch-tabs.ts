/**
 * Shows the tabs of a page, and one panel at a time. A tab is selected by click or arrow keys, as in WAI-ARIA's Tabs
 * pattern with automatic activation.
 */
export function switchTabs(page: Document): void {
  for (const list of page.querySelectorAll<HTMLElement>('[role="tablist"]')) startTabs(list);
}

function startTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const tabOf = (target: EventTarget | null) => tabs.find((tab) => tab.contains(target as Node));
  const select = (selected: HTMLElement | undefined) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', `${tab === selected}`);
      tab.tabIndex = tab === selected ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = tab !== selected;
    }
  };
  // Tabs are side by side on a narrow screen, and below each other on a wide one.
  const isVertical = () => getComputedStyle(list).flexDirection === 'column';

  list.hidden = false;
  select(tabs[0]);
  list.addEventListener('click', ({ target }) => {
    const tab = tabOf(target);
    if (tab) select(tab);
  });
  list.addEventListener('focusin', () => {
    list.setAttribute('aria-orientation', isVertical() ? 'vertical' : 'horizontal');
  });
  list.addEventListener('keydown', ({ target, key, altKey, ctrlKey, metaKey }) => {
    // With one of these keys, arrows have another meaning: Alt and Left, for example, goes back.
    if (altKey || ctrlKey || metaKey) return;
    const [previous, following] = isVertical()
      ? ['ArrowUp', 'ArrowDown']
      : ['ArrowLeft', 'ArrowRight'];
    const step = key === following ? 1 : key === previous ? -1 : 0;
    const index = tabs.findIndex((tab) => tab === tabOf(target));
    const next = step && tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    select(next);
    next.focus();
  });
}
