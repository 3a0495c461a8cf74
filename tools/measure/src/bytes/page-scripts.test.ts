import type { Manifest } from 'vite';
import { elementsOf } from '@lawyers/hosting';
import { loadedOnUse, pageScripts } from './page-scripts';

const [onUse = ''] = loadedOnUse;
const manifest: Manifest = {
  'app/start.ts': {
    file: 'start.js',
    imports: ['_react.js'],
    dynamicImports: ['app/islands/theme.ts', 'app/a.tsx', 'app/b.tsx', onUse],
  },
  '_react.js': { file: 'react.js' },
  'app/islands/theme.ts': { file: 'theme.js' },
  'app/a.tsx': { file: 'a.js', imports: ['_react.js'], dynamicImports: ['app/later.ts'] },
  'app/b.tsx': { file: 'b.js' },
  'app/later.ts': { file: 'later.js' },
  [onUse]: { file: 'on-use.js' },
};
const script = '<script async src="/page.js" data-start="/start.js"></script>';
const scriptsOf = (html: string) => pageScripts(elementsOf(html), manifest);

test('counts the imports of the islands on the page, and not those of others', () => {
  expect(scriptsOf(`${script}<div data-island="a">`)).toEqual({
    atOnce: ['/page.js'],
    onInteraction: ['/start.js', '/react.js', '/theme.js', '/a.js', '/later.js'],
  });
});

test('does not count modules that load on use', () => {
  expect(scriptsOf(`${script}<div data-island="b">`).onInteraction).not.toContain('/on-use.js');
});

test('a page that starts nothing has only its own script', () => {
  expect(scriptsOf('<script src="/page.js"></script>')).toEqual({
    atOnce: ['/page.js'],
    onInteraction: [],
  });
});

test('counts what a module script and a preloaded module import at once', () => {
  const html = '<link rel="modulepreload" href="/a.js"><script type="module" src="/b.js"></script>';
  expect(scriptsOf(html).atOnce).toEqual(['/b.js', '/a.js', '/react.js']);
});

test('ignores data in script elements', () => {
  expect(scriptsOf('<script type="application/ld+json">{}</script>').atOnce).toEqual([]);
});
