import type { Finding } from './finding';
import { headersOf } from './header-match';
import { headerFaults } from './header-faults';
import type { Build, Launch, Page } from './launch';
import { policyOf } from './policy';
import { somePaths } from './some-paths';

/** Whether `headers.json` and the hosts' files were made for these pages: else styles and forms are blocked, or nothing is. */
export function checkHeaders({ build }: Launch): readonly Finding[] {
  if (!build) return [];
  if (!build.headers) return [finding('headers.json', 'is missing')];
  const faulty = new Map<string, string[]>();
  for (const page of build.pages) {
    for (const fault of headerFaults(page, headersOf(build.headers, page.path))) {
      faulty.set(fault, [...(faulty.get(fault) ?? []), page.path]);
    }
  }
  return [
    ...[...faulty].map(([fault, paths]) =>
      finding('headers.json', `${fault}: ${somePaths(paths)}`),
    ),
    ...strayHashes(build.pages, build),
    ...otherHostFiles(build),
  ];
}

/** A hash that no page has is a style of an older build: harmless by itself, and a sign. */
function strayHashes(pages: readonly Page[], { headers = [] }: Build): readonly Finding[] {
  const known = new Set(pages.flatMap(({ styleHashes }) => styleHashes));
  const allowed = headers.flatMap((rule) => policyOf(rule.headers).get('style-src') ?? []);
  const stray = new Set(
    allowed.filter((source) => /^'sha\d+-/.test(source) && source !== emptyStyle),
  );
  const count = [...stray].filter((source) => !known.has(source)).length;
  return count === 0
    ? []
    : [
        finding(
          'headers.json',
          `allows styles that no page has (${count}): it is of another build`,
        ),
      ];
}

/** Emotion appends an empty style element in the browser. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function otherHostFiles({ headers = [], hostFiles }: Build): readonly Finding[] {
  const values = new Set(headers.flatMap((rule) => Object.values(rule.headers)));
  return Object.entries(hostFiles).flatMap(([name, text]) => {
    if (text === undefined) return [finding(name, 'is missing')];
    const same = [...values].every((value) => text.includes(value));
    return same ? [] : [finding(name, 'does not say what headers.json says')];
  });
}

function finding(item: string, problem: string): Finding {
  return {
    item,
    problem,
    fix: 'Build again, npx nx build web, and change nothing in dist by hand.',
  };
}
