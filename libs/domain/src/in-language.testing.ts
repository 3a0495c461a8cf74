/**
 * For tests: loads modules as a build in the language does. `load` imports them, since modules that are imported
 * already are in the language of the test.
 */
export async function inLanguage<M>(tag: string, load: () => Promise<M>): Promise<M> {
  const before = process.env['SITE_LANGUAGE'];
  process.env['SITE_LANGUAGE'] = tag;
  try {
    let loaded: M | undefined;
    await jest.isolateModulesAsync(async () => {
      loaded = await load();
    });
    return loaded!;
  } finally {
    if (before === undefined) delete process.env['SITE_LANGUAGE'];
    else process.env['SITE_LANGUAGE'] = before;
  }
}
