import * as fc from 'fast-check';
import { parseForm, ticked, type Field, type Form, type FormValues } from '@lawyers/domain';
import { anyText } from '@lawyers/domain/any-text';

/** For tests: random form data that the form accepts. */
export function arbitraryFormValues(form: Form): fc.Arbitrary<FormValues> {
  return fc.record(
    Object.fromEntries(Object.entries(form).map(([key, field]) => [key, formValue(field)])),
  );
}

function formValue(field: Field): fc.Arbitrary<string | undefined> {
  const { type, options, optional } = field;
  if (options) return fc.constantFrom(...options.map(({ label }) => label));
  if (type === 'checkbox') return fc.constantFrom(ticked, undefined);
  const entered = (textByType[type] ?? text).filter(
    // A random zip code may be in a state that the operator does not serve, and the form refuses those.
    (value) => type !== 'zip' || parseForm({ field }, { field: value }).ok,
  );
  return optional ? fc.oneof(entered, fc.constant('')) : entered;
}

// The letter x at the end ensures that a text has a visible character. The form refuses the answer to a required
// question if it has none.
const text = anyText(60).map((start) => `${start}x`);

const textByType: { readonly [type in Field['type']]?: fc.Arbitrary<string> } = {
  email: fc.emailAddress(),
  zip: fc.stringMatching(/^[0-9]{5}$/),
};
