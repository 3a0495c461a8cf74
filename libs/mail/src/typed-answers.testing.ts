import { ticked, type Field, type Form, type FormValues } from '@lawyers/domain';
import * as fc from 'fast-check';

/** For tests: whatever can stand in the inputs of a form that it accepts. */
export function typedAnswers(form: Form): fc.Arbitrary<FormValues> {
  return fc.record(
    Object.fromEntries(Object.entries(form).map(([key, field]) => [key, typedIn(field)])),
  );
}

function typedIn({ type, options, optional }: Field): fc.Arbitrary<string | undefined> {
  if (options) return fc.constantFrom(...options.map(({ label }) => label));
  if (type === 'agreement') return fc.constantFrom(ticked, undefined);
  const typed = written[type] ?? text;
  return optional ? fc.oneof(typed, fc.constant('')) : typed;
}

// The last letter keeps it from being white space alone.
const text = fc.string({ unit: 'binary', maxLength: 60 }).map((words) => `${words}x`);

const written: { readonly [kind in Field['type']]?: fc.Arbitrary<string> } = {
  email: fc.emailAddress(),
  zip: fc.stringMatching(/^[0-9]{5}$/),
};
