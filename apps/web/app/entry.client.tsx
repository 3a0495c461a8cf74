import { restoreToken } from './api/restore-token';
import { hydrateIslands } from './islands/hydrate-islands';
import { islands } from './islands/islands';

void restoreToken();
void hydrateIslands(document, islands);
