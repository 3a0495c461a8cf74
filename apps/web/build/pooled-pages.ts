import { articleFolders } from '@lawyers/blog-content/folders';
import { articlesDirectory } from './articles-directory';
import { pooledPaths } from '../addresses/prerender-paths';

/** The paths that `renderPool` renders in this build. */
export function pooledPages(): readonly string[] {
  return pooledPaths(articleFolders(articlesDirectory).length);
}
