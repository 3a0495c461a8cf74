/** Template parameters of a request: JSON values, or text from a form. */
export type Parameters = Record<string, unknown>;

/**
 * A parameter as text; a missing one is empty. Only own properties count, so `{{constructor}}` is empty.
 */
export function parameterText(parameters: Parameters, name: string): string {
  return Object.hasOwn(parameters, name) ? valueText(parameters[name]) : '';
}

/** Total size of all names and values in UTF-8 bytes. */
export function parametersSize(parameters: Parameters): number {
  return Object.entries(parameters).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(valueText(value)),
    0,
  );
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
