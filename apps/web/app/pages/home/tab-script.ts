import { selectedAttribute } from '@lawyers/ui/attributes';

// Selects tabs by click or arrow keys, as WAI-ARIA's Tabs pattern with automatic activation says.

hideOthers();
// The focus is on a tab that was pressed before this script ran.
const pressed = tabOf(document.activeElement);
if (pressed) select(pressed);
document.addEventListener('click', ({ target }) => {
  const tab = tabOf(target);
  if (tab) select(tab);
});
// The tabs are beside each other on a narrow screen and below each other on a wide one.
document.addEventListener('focusin', ({ target }) => {
  const list = tabOf(target)?.parentElement;
  list?.setAttribute('aria-orientation', isVertical(list) ? 'vertical' : 'horizontal');
});
document.addEventListener('keydown', ({ target, key, altKey, ctrlKey, metaKey }) => {
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

function select(tab: Element): void {
  for (const other of siblings(tab)) {
    const selected = other === tab;
    other.setAttribute('aria-selected', `${selected}`);
    other.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    if (panel) panel.setAttribute(selectedAttribute, `${selected}`);
  }
  hideOthers();
}

/** The CSS hides panels only in browsers with `@media (scripting)`: Chrome 120, Safari 17, Firefox 113 and later. */
function hideOthers(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(`[${selectedAttribute}]`)) {
    panel.hidden = panel.getAttribute(selectedAttribute) === 'false';
  }
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
