import { extname } from 'node:path';

/** The content type of every file that a build may contain, by extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/**
 * Returns the content type of a file by its extension.
 * @throws Error for an unknown extension: with `X-Content-Type-Options: nosniff`, browsers refuse scripts and styles
 * without a type.
 */
export function contentTypeOf(file: string): string {
  const type = contentTypes[extname(file)];
  if (!type)
    throw new Error(`${file} has no content type; add one to tools/hosting/src/content-types.ts.`);
  return type;
}
