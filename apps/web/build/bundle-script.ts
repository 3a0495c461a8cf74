import { resolve } from 'node:path';
import { build, type PluginOption, type Rollup } from 'vite';

/**
 * Bundles a script that runs in every page.
 * @param entry Its file below `app`.
 * @param format `iife` keeps what the script declares from the page. `es` is shorter, for a script that declares nothing.
 */
export async function bundleScript(
  entry: string,
  format: 'iife' | 'es',
  plugins: PluginOption[] = [],
): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: true,
      // By itself, Vite keeps the white space of `es`.
      rolldownOptions: { output: { minify: true } },
      target: ['es2020', 'safari14'],
      lib: {
        entry: resolve(import.meta.dirname, '../app', entry),
        formats: [format],
        name: 'page',
      },
    },
  })) as Rollup.RollupOutput[];
  const code = result[0]?.output[0].code.trim();
  if (!code) throw new Error(`The bundle of app/${entry} is empty. Check its imports.`);
  return code;
}
