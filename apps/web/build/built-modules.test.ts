/** @jest-environment node */
import { islandModules, loadedModules, pageScriptOf, tabScriptOf } from './built-modules';

const manifest = {
  'app/page-script/main.ts': { file: 'assets/page-1.js' },
  'app/pages/home/tab-script.ts': { file: 'assets/tab-1.js' },
  'app/about.route.tsx': { file: 'assets/about-1.js', imports: ['_react.js'] },
  'app/entry.client.tsx': {
    file: 'assets/entry-1.js',
    imports: ['_react.js'],
    dynamicImports: [
      'app/islands/hydrate-island.tsx',
      'app/pages/home/hero.tsx',
      'app/inquiry/contact-inquiry.tsx',
    ],
  },
  'app/islands/hydrate-island.tsx': { file: 'assets/hydrate-1.js', imports: ['_react.js'] },
  'app/pages/home/hero.tsx': { file: 'assets/hero-1.js', imports: ['_react.js'] },
  'app/inquiry/contact-inquiry.tsx': {
    file: 'assets/contact-1.js',
    imports: ['_form.js', '_react.js'],
    dynamicImports: ['app/toast.tsx'],
  },
  'app/toast.tsx': { file: 'assets/toast-1.js' },
  '_form.js': { file: 'assets/form-1.js', imports: ['_field.js'] },
  '_field.js': { file: 'assets/field-1.js' },
  '_react.js': { file: 'assets/react-1.js' },
};

test('names each module once: the entry, what hydrates, the islands, and what they import, but not what loads on use', () => {
  expect(islandModules(manifest, ['contact-inquiry', 'hero'])).toEqual([
    '/assets/entry-1.js',
    '/assets/hydrate-1.js',
    '/assets/contact-1.js',
    '/assets/hero-1.js',
    '/assets/react-1.js',
    '/assets/form-1.js',
    '/assets/field-1.js',
  ]);
});

test('throws for an island that is not called like its file', () => {
  expect(() => islandModules(manifest, ['contact-form'])).toThrow(/file called "contact-form"/);
});

test('throws without the entry', () => {
  expect(() => islandModules({}, ['hero'])).toThrow(/no app\/entry.client.tsx/);
});

test('names every module that a page may load, but none of client-side navigation', () => {
  const loaded = loadedModules(manifest);

  expect(loaded).toContain(pageScriptOf(manifest));
  expect(loaded).toContain(tabScriptOf(manifest));
  expect(loaded).toContain('/assets/toast-1.js');
  expect(loaded).not.toContain('/assets/about-1.js');
  expect(new Set(loaded).size).toBe(Object.keys(manifest).length - 1);
});
