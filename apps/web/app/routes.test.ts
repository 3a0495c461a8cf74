/** @jest-environment node */
import { matchRoutes } from 'react-router-dom';
import { fixedPaths } from '@lawyers/domain';
import { inLanguage } from '@lawyers/domain/testing';
import { prerenderPaths } from './prerender-paths';
import routes from './routes';

const table = routes.map(({ file, path, index }) => ({ id: file, path, index }));
const notFound = 'pages/not-found/not-found.route.tsx';

/** The route module that matches a path. */
function fileFor(address: string): string | undefined {
  return matchRoutes(table, address)?.at(-1)?.route.id;
}

test('no two fixed paths share a route module', () => {
  const files = fixedPaths.map(fileFor);
  expect(files).not.toContain(notFound);
  expect(new Set(files).size).toBe(fixedPaths.length);
});

test.each(['/no-such-page', '/404', '/about/us', '/blog', '/blogs/page1/1/more'])(
  '%s matches the not-found route',
  (address) => {
    expect(fileFor(address)).toBe(notFound);
  },
);

test('every route has a prerendered path, and only /404 has the not-found route', () => {
  const prerendered = prerenderPaths(15);
  const reached = prerendered.map(fileFor);
  expect(routes.filter(({ file }) => !reached.includes(file))).toEqual([]);
  expect(prerendered.filter((_, index) => reached[index] === notFound)).toEqual(['/404']);
});

test('every Spanish path matches the module of its English path', async () => {
  const spanish = await inLanguage('es', async () => ({
    routes: (await import('./routes')).default,
    paths: (await import('./prerender-paths')).prerenderPaths(15),
  }));
  const spanishTable = spanish.routes.map(({ file, path, index }) => ({ id: file, path, index }));
  expect(spanish.paths).not.toEqual([]);
  for (const path of spanish.paths) {
    const module = matchRoutes(spanishTable, path)?.at(-1)?.route.id;
    expect([path, module]).toEqual([path, fileFor(path.slice('/es'.length) || '/')]);
  }
});
