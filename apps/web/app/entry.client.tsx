import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { restoreToken } from './api/restore-token';
import { createEmotionCache } from './emotion-cache';
import { claimGlobalStyle } from './page-style';

void restoreToken();
claimGlobalStyle(document);

startTransition(() => {
  hydrateRoot(
    document,
    <CacheProvider value={createEmotionCache()}>
      <HydratedRouter />
    </CacheProvider>,
  );
});
