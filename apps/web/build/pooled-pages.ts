import { articleFolders } from '@lawyers/blog-content/folders';
import { pooledPaths } from '../addresses/prerender-paths';
import { articlesDirectory } from './articles-directory';

/** The paths that `renderPool` renders in this build. */
export function pooledPages(): readonly string[] {
  return pooledPaths(articleFolders(articlesDirectory).length);
}
