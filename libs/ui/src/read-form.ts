import { inputName, type Form, type RawAnswers } from '@lawyers/domain';

/** What stands in a form's inputs, by row key: text, or the label of the chosen option. */
export function readForm(element: HTMLFormElement, form: Form): RawAnswers {
  return Object.fromEntries(
    Object.entries(form).map(([key, field]) => [
      key,
      readControl(element.elements.namedItem(inputName(key, field))),
    ]),
  );
}

function readControl(control: RadioNodeList | Element | null): string | undefined {
  // Two options of a select may have the same value: the label is what tells them apart.
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.label;
  if (control instanceof RadioNodeList) return control.value;
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked ? control.value : undefined;
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.value;
  }
  return undefined;
}
