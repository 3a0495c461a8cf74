import type { Finding } from './finding';
import type { Launch } from './launch';
import { somePaths } from './some-paths';

/**
 * Whether the folder is what one build has written. Its headers name the styles of its pages by hash, so files of two
 * builds block each other, and a file that somebody has put there would be served.
 */
export function checkChangedFiles({ build }: Launch): readonly Finding[] {
  if (!build || build.changedFiles?.length === 0) return [];
  return [
    {
      item: 'dist/apps/web',
      problem: build.changedFiles
        ? `is not as the build left it: ${somePaths(build.changedFiles)}`
        : 'holds no SHA256SUMS, so nobody can tell whether a file was changed',
      fix: 'Build again, npx nx build web, and change nothing in dist by hand.',
    },
  ];
}
