import type { Language } from './language';

/**
 * For tests: loads modules again with another language, as a build in that language does. The modules must be loaded
 * afresh, because each chooses its texts when it is loaded, by the global variable `__LANGUAGE__`.
 */
export async function inLanguage<Module>(
  language: Language,
  load: () => Promise<Module>,
): Promise<Module> {
  Object.assign(globalThis, { __LANGUAGE__: language });
  try {
    let loaded: Module | undefined;
    await jest.isolateModulesAsync(async () => void (loaded = await load()));
    return loaded!;
  } finally {
    Object.assign(globalThis, { __LANGUAGE__: undefined });
  }
}
