import { loadEnv } from 'vite';

// Printed for Nx, as part of the build's cache key: a build must never be taken from the cache with other settings.
const { ARTICLES_DIR, BUILD_DIR, COMPRESSED_TWINS, SITE_PORT, MAIL_SANDBOX_PORT } = process.env;
const settings = loadEnv('production', process.cwd(), 'VITE_');
console.log(
  JSON.stringify({
    settings,
    ARTICLES_DIR,
    BUILD_DIR,
    COMPRESSED_TWINS,
    SITE_PORT,
    MAIL_SANDBOX_PORT,
  }),
);
