import { inputName, type Field, type Form, type FormValues } from '@lawyers/domain';
import { chosenKey, optionOf } from '../hydration/option-key';

/**
 * The current values of a form, by the keys of `form`: the text of an input, or the label of the chosen option.
 * `parseForm` expects labels, because several options may share a value. A ticked checkbox has its value. Undefined
 * stands for an unticked checkbox, for a choice that was not made, and for a question that is not on the page.
 */
export function readForm(element: HTMLFormElement, form: Form): FormValues {
  return Object.fromEntries(
    Object.entries(form).map(([key, field]) => [
      key,
      readControl(element.elements.namedItem(inputName(key, field)), field),
    ]),
  );
}

function readControl(
  control: RadioNodeList | Element | null,
  { options }: Field,
): string | undefined {
  if (control instanceof HTMLSelectElement) {
    const chosen = chosenKey(control);
    return options && chosen && optionOf(options, chosen)?.label;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked ? control.value : undefined;
  }
  if (
    control instanceof RadioNodeList ||
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement
  ) {
    const text = control.value;
    // Radio buttons and hidden inputs hold the value of an option.
    return options ? options.find(({ value }) => value === text)?.label : text;
  }
  return undefined;
}
