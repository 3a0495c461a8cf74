import { chooseKey, chosenKey } from './option-key';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (container: Element) => [
  ...container.querySelectorAll<Control>('input, select, textarea'),
];

/**
 * Captures the form data of a container, and which details elements are open, before React replaces its elements. React
 * discards the static HTML and renders new, empty fields if the HTML has changed, such as by a browser or extension
 * that translates the page or adds fields.
 *
 * @returns A function that opens the details elements again, and restores values, selection, and focus of replaced
 * controls.
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

/**
 * Identifies a control before and after the replacement. Radio buttons and checkboxes may share a name, so their value
 * is part of the key.
 */
function keyOf({ name, type, value }: Control): string {
  return `${type} ${name} ${/radio|checkbox/.test(type) && value}`;
}

function copy(from: Control, to: Control): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    const chosen = chosenKey(from);
    if (chosen) chooseKey(to, chosen);
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
