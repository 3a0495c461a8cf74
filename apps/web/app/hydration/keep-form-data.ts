import { chooseKey, chosenKey } from './option-key';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (container: Element) => [
  ...container.querySelectorAll<Control>('input, select, textarea'),
];

/**
 * Captures a container's form data, and what is unfolded, before React replaces its fields. Browsers and extensions that
 * translate a page, or add fields of their own, change its HTML; React then discards that HTML and renders new, empty
 * fields.
 *
 * @returns Unfolds again, and restores form data, selection, and focus to controls that React has replaced.
 */
export function keepFormData(container: Element): () => void {
  const before = controlsIn(container);
  const folds = () => [...container.querySelectorAll('details')];
  const unfolded = folds().map(({ open }) => open);
  const focused = container.ownerDocument.activeElement;
  return () => {
    folds().forEach((fold, index) => (fold.open ||= unfolded[index] === true));
    const after = new Map(controlsIn(container).map((control) => [keyOf(control), control]));
    for (const old of before) {
      const control = after.get(keyOf(old));
      if (!control || old.isConnected) continue;
      copy(old, control);
      if (old === focused) focus(control, old);
    }
  };
}

/** What identifies a control. Radio buttons and checkboxes may share a name. */
function keyOf({ name, type, value }: Control): string {
  return `${type} ${name} ${/radio|checkbox/.test(type) && value}`;
}

function copy(from: Control, to: Control): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    chooseKey(to, chosenKey(from));
    return;
  }
  to.value = from.value;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
}

function focus(control: Control, old: Control): void {
  control.focus({ preventScroll: true });
  // Only text fields have a cursor position.
  if (control instanceof HTMLSelectElement || old instanceof HTMLSelectElement) return;
  if (old.selectionStart !== null) control.setSelectionRange(old.selectionStart, old.selectionEnd);
}
