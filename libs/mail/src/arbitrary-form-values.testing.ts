import * as fc from 'fast-check';
import { ticked, type Field, type Form, type FormValues } from '@lawyers/domain';

/** For tests: random form data that the form accepts. */
export function arbitraryFormValues(form: Form): fc.Arbitrary<FormValues> {
  return fc.record(
    Object.fromEntries(Object.entries(form).map(([key, field]) => [key, formValue(field)])),
  );
}

function formValue({ type, options, optional }: Field): fc.Arbitrary<string | undefined> {
  if (options) return fc.constantFrom(...options.map(({ label }) => label));
  if (type === 'checkbox') return fc.constantFrom(ticked, undefined);
  const entered = textByType[type] ?? text;
  return optional ? fc.oneof(entered, fc.constant('')) : entered;
}

// The last letter ensures that it is not only white space.
const text = fc.string({ unit: 'binary', maxLength: 60 }).map((start) => `${start}x`);

const textByType: { readonly [type in Field['type']]?: fc.Arbitrary<string> } = {
  email: fc.emailAddress(),
  zip: fc.stringMatching(/^[0-9]{5}$/),
};
