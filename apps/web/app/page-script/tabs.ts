/** Selects tabs by click or arrow keys (WAI-ARIA Tabs pattern with automatic activation). */
export function startTabs(page: Document): void {
  // The CSS hides panels only in browsers with `@media (scripting)`: Chrome 120, Safari 17, Firefox 113 and later.
  const hideOthers = () => {
    for (const panel of page.querySelectorAll<HTMLElement>('[data-selected]')) {
      panel.hidden = panel.dataset['selected'] === 'false';
    }
  };
  const select = (tab: Element) => {
    for (const other of siblings(tab)) {
      const selected = other === tab;
      other.setAttribute('aria-selected', `${selected}`);
      other.tabIndex = selected ? 0 : -1;
      const panel = page.getElementById(other.getAttribute('aria-controls') ?? '');
      if (panel) panel.dataset['selected'] = `${selected}`;
    }
    hideOthers();
  };
  hideOthers();
  page.addEventListener('click', ({ target }) => {
    const tab = tabOf(target);
    if (tab) select(tab);
  });
  // The tabs are beside each other on a narrow screen and below each other on a wide one.
  page.addEventListener('focusin', ({ target }) => {
    const list = tabOf(target)?.parentElement;
    list?.setAttribute('aria-orientation', isVertical(list) ? 'vertical' : 'horizontal');
  });
  page.addEventListener('keydown', ({ target, key, altKey, ctrlKey, metaKey }) => {
    const tab = tabOf(target);
    // With another key, arrows belong to the browser: Alt and Left goes back.
    if (!tab || altKey || ctrlKey || metaKey) return;
    const [previous, following] = isVertical(tab.parentElement)
      ? ['ArrowUp', 'ArrowDown']
      : ['ArrowLeft', 'ArrowRight'];
    const step = key === following ? 1 : key === previous ? -1 : 0;
    if (!step) return;
    const tabs = siblings(tab);
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (!next) return;
    select(next);
    next.focus();
  });
}

function isVertical(list: Element | null): boolean {
  return list !== null && getComputedStyle(list).flexDirection === 'column';
}

function tabOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[role="tab"]')) || undefined;
}

function siblings(tab: Element): HTMLElement[] {
  return [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
}
