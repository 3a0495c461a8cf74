/** @jest-environment node */
import { refuseImportsOfPageScripts } from './refuse-imports.server';

test('refuses a built file that imports a script that pages name', () => {
  const imports = ['app/before-hydration/before-hydration.ts'];

  expect(() => refuseImportsOfPageScripts({ form: { file: 'form.js', imports } })).toThrow(
    'form.js imports app/before-hydration/before-hydration.ts',
  );
});

test('accepts other imports', () => {
  const form = { file: 'form.js', imports: ['shared'] };

  expect(() => refuseImportsOfPageScripts({ form, shared: { file: 'shared.js' } })).not.toThrow();
});
