const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const staticImport = /^import (?:\* as (?<name>\w+) from )?"(?<from>[^"]+)";$/gm;

export type StartModule = {
  /** The page without anything that starts by itself. */
  readonly html: string;
  /** A module that starts the application when it is imported; undefined for a page without scripts. */
  readonly code: string | undefined;
};

/**
 * Takes the framework's inline scripts out of a page and puts them together as one module, to be imported when the
 * page has been painted. Their elements stay, emptied and inert, since hydration counts them.
 */
export function extractStartModule(html: string): StartModule {
  const parts: string[] = [];
  let modulePart = '';
  const emptied = html.replace(script, (whole, attributes: string, code: string) => {
    if (attributes.includes('application/ld+json')) return whole;
    if (attributes.includes('type="module"')) modulePart = code;
    else parts.push(code);
    return '<script type="text/plain"></script>';
  });
  if (!modulePart) return { html, code: undefined };
  return {
    html: emptied.replace(/<link rel="modulepreload"[^>]*>/g, ''),
    // Imports are hoisted, so everything they need must stand in the page already; the stream must come first.
    code: [...parts, withDynamicImports(modulePart)].join('\n'),
  };
}

function withDynamicImports(code: string): string {
  const names: string[] = [];
  const addresses: string[] = [];
  const rest = code.replace(staticImport, (_line, name: string | undefined, from: string) => {
    names.push(name ?? '');
    addresses.push(`import("${from}")`);
    return '';
  });
  return `Promise.all([${addresses.join(',')}]).then(([${names.join(',')}]) => {${rest}});`;
}
