/** Template parameters as the request carried them: JSON values, or texts from a form. */
export type Parameters = Record<string, unknown>;

/**
 * A parameter as the text a template shows: missing is empty. Only own properties count, so
 * `{{constructor}}` shows nothing.
 */
export function parameterText(parameters: Parameters, name: string): string {
  return Object.hasOwn(parameters, name) ? valueText(parameters[name]) : '';
}

/** Size of all parameters together, names included, in UTF-8 bytes. */
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
