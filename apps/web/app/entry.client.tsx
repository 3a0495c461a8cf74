import { restoreToken } from './api/restore-token';
import { hydrateIslands } from './islands/hydrate-islands';

void restoreToken();
void hydrateIslands(document);
