/** HTML that needs no escaping. */
export class Markup {
  constructor(readonly source: string) {}
}

type MarkupValue = string | number | Markup | readonly Markup[] | null;

/** Template tag for HTML. Escapes values that are not markup; `null` is empty. */
export function markup(strings: TemplateStringsArray, ...values: MarkupValue[]): Markup {
  return new Markup(
    strings.map((string, index) => string + sourceOf(values[index] ?? null)).join(''),
  );
}

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function sourceOf(value: MarkupValue): string {
  if (value === null) return '';
  if (value instanceof Markup) return value.source;
  if (typeof value === 'object') return value.map((part) => part.source).join('');
  return escapeHtml(String(value));
}
