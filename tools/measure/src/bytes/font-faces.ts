import { transform, type CustomAtRules, type Visitor } from 'lightningcss';

/** The addresses of all fonts in a style sheet. */
export function fontFilesOf(css: string): readonly string[] {
  const files = new Set<string>();
  visit(css, {
    'font-face'({ value: { properties } }) {
      for (const property of properties) {
        if (property.type !== 'source') continue;
        for (const source of property.value)
          if (source.type === 'url') files.add(source.value.url.url);
      }
    },
  });
  return [...files];
}

/** The style sheet without `@font-face` rules. */
export function withoutFontFaces(css: string): string {
  return visit(css, { 'font-face': () => [] });
}

function visit(css: string, Rule: Visitor<CustomAtRules>['Rule'] & object): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Rule },
  });
  return code.toString();
}
