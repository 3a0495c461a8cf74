import { parseForm, type FieldError, type Form, type FormValues } from './form';
import { sampleFormValues } from './sample-answers';

/** For tests: the errors of the sample answers with `changes`, in order; empty if they are valid. */
export function errorsOf(form: Form, changes: FormValues): readonly FieldError[] {
  const parsed = parseForm(form, { ...sampleFormValues(form), ...changes });
  return parsed.ok ? [] : parsed.errors;
}
