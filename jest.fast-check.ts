// Replaces the package `fast-check`, which generates random inputs, in every test (`moduleNameMapper` in
// jest.preset.js). By default, it starts from the same seed each time, so a test that passes goes on passing until the
// code changes. The weekly run in CI sets another seed each time (PROPERTY_SEED), and a failed test prints its seed.

// Imported by path, because Jest maps the name `fast-check` to this file. The path is that of the CommonJS build,
// because Jest runs the tests as CommonJS modules.
import * as fastCheck from './node_modules/fast-check/lib/cjs/fast-check.js';

fastCheck.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

export * from './node_modules/fast-check/lib/cjs/fast-check.js';
export default fastCheck;
