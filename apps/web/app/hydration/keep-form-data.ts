type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (place: Element) => [
  ...place.querySelectorAll<Control>('input, select, textarea'),
];

/**
 * Keeps what somebody wrote in a place while its elements are made anew. Browsers that translate a page, and their
 * extensions, change its HTML; React then gives up hydrating and renders the place afresh, with empty fields.
 *
 * @returns What brings it back, with the focus, if the elements are other ones by then.
 */
export function keepFormData(place: Element): () => void {
  const before = controlsIn(place);
  const focused = before.findIndex((control) => control === place.ownerDocument.activeElement);
  return () => {
    const after = controlsIn(place);
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
  // Where the next letter goes; only fields of text have such a place.
  if (control instanceof HTMLSelectElement || old instanceof HTMLSelectElement) return;
  if (old.selectionStart !== null) control.setSelectionRange(old.selectionStart, old.selectionEnd);
}
