import type { Build } from './build';

/** Static imports and re-exports: `import … from "x"`, `export … from "x"`, `import "x"`. */
const staticImport =
  /(?<=^|[;}\n])\s*(?:import|export)(?:[\s{*][^'"`();]*?\bfrom)?\s*["']([./][^"'`$\s]*)["']/g;
const dynamicImport = /\bimport\(\s*["'`]([./][^"'`$\s]*)["'`]\s*\)/g;
/** A row of a table of functions, such as `"case-form":()=>load(()=>import("./x.js")…)`, up to its import. */
const tableRow =
  /(?<=[{,]\s*)["'`]?([\w-]+)["'`]?:\(\)=>(?:\w+\(\(\)=>)?import\(["'`]([./][^"'`$\s]*)["'`]\)/g;

/** What a module asks for as soon as it is asked for, and what it may ask for later; as addresses. */
export type Imports = { readonly atOnce: readonly string[]; readonly later: readonly string[] };

export function importsOf(address: string, code: string): Imports {
  const addresses = (pattern: RegExp) => [
    ...new Set([...code.matchAll(pattern)].map(([, from]) => absolute(`${from}`, address))),
  ];
  return { atOnce: addresses(staticImport), later: addresses(dynamicImport) };
}

/** What a module imports later by the name of a row in a table, as the islands are; from name to address. */
export function tableIn(address: string, code: string): ReadonlyMap<string, string> {
  return new Map(
    [...code.matchAll(tableRow)].map(([, name, from]) => [`${name}`, absolute(`${from}`, address)]),
  );
}

/** The modules at `addresses` and whatever they import, directly or not, as far as `follow` says. */
export function closureOf(
  build: Build,
  addresses: readonly string[],
  follow: (imports: Imports, address: string) => readonly string[],
): readonly string[] {
  const found = new Set<string>();
  const waiting = [...addresses];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...follow(importsOf(next, build.textOf(next)), next));
  }
  return [...found].toSorted();
}

function absolute(specifier: string, from: string): string {
  return new URL(specifier, new URL(from, 'http://site')).pathname;
}
