import { restoreToken } from './api/restore-token';
import { hydrateIslands } from './hydration/hydrate-islands';
import { islands } from './islands';

void restoreToken();
void hydrateIslands(document, islands);
