import { defaultLanguage, languageAt, pathIn } from '@lawyers/domain';
import { somePaths } from './check-build';
import type { Finding, Launch } from './launch';

/** Reports pages that a published language lacks, and pages of a language that is not published. */
export function checkLanguages({ build, facts }: Launch): readonly Finding[] {
  const built = (build?.pages ?? []).map(({ path }) => path).filter((path) => path !== '/404.html');
  const english = built.filter((path) => languageAt(path) === defaultLanguage);
  const missing = facts.languages
    .flatMap((language) => english.map((path) => pathIn(language, path)))
    .filter((path) => !built.includes(path));
  const unpublished = built.filter((path) => !facts.languages.includes(languageAt(path)));
  return [
    ...finding(missing, 'are missing, though site.languages has their language'),
    ...finding(unpublished, 'are there, though site.languages lacks their language'),
  ];
}

function finding(paths: readonly string[], problem: string): readonly Finding[] {
  if (paths.length === 0) return [];
  const fix = 'Correct languages in libs/domain/src/site.ts if it is wrong, and build again.';
  return [{ item: 'pages', problem: `${somePaths(paths)} ${problem}`, fix }];
}
