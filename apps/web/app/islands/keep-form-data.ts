type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (container: Element) => [
  ...container.querySelectorAll<Control>('input, select, textarea'),
];

/**
 * Captures a container's form data before React replaces its fields. Browsers and extensions that translate a page
 * change its HTML; React then discards that HTML and renders new, empty fields.
 *
 * @returns Restores the form data, selection, and focus to controls that React has replaced.
 */
export function keepFormData(container: Element): () => void {
  const before = controlsIn(container);
  const focused = before.findIndex((control) => control === container.ownerDocument.activeElement);
  return () => {
    const after = controlsIn(container);
    for (const [index, old] of before.entries()) {
      const control = after[index];
      const same = control?.name === old.name && control.type === old.type;
      if (!same || old.isConnected) continue;
      copy(old, control);
      if (index === focused) focus(control, old);
    }
  };
}

function copy(from: Control, to: Control): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    to.selectedIndex = from.selectedIndex;
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
