/**
 * Which folders of apps/web/app may import which, enforced by ESLint. A folder that is missing here is a page, which may
 * import every module but no other page. Files outside the folders may import all of them.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const modules = {
  hydration: [],
  api: [],
  pictures: [],
  'page-script': [],
  'page-style': ['hydration'],
  shell: [],
  seo: [],
  'page-parts': [],
  inquiry: ['hydration', 'page-parts', 'shell'],
};

/** Imports between pages: home shows the contact form, and every form leads to the confirmation. */
const pageImports = {
  home: ['contact'],
  contact: ['confirm'],
  intake: ['confirm'],
};

/** Files outside the folders that every folder may import and that import nothing of the application. */
const sharedFiles = ['settings.ts', 'articles.server.ts'];

const app = './apps/web/app';

/**
 * The tables as options of `import-x/no-restricted-paths`.
 * @param {readonly string[]} folders The folders of the application.
 */
export function moduleZones(folders) {
  const moduleNames = Object.keys(modules);
  return [
    ...folders.map((folder) => ({
      target: `${app}/${folder}`,
      from: app,
      except: [
        `./${folder}`,
        ...sharedFiles.map((file) => `./${file}`),
        ...(modules[folder] ?? [...moduleNames, ...(pageImports[folder] ?? [])]).map(
          (to) => `./${to}`,
        ),
      ],
      message: `modules.js does not let app/${folder} import this.`,
    })),
    ...sharedFiles.map((file) => ({ target: `${app}/${file}`, from: app, except: [`./${file}`] })),
    {
      target: app,
      from: './apps/web/build',
      message: 'Move what both need to apps/web/addresses.',
    },
    {
      target: './apps/web/build',
      from: app,
      message: 'Move what both need to apps/web/addresses.',
    },
    { target: './apps/web/addresses', from: [app, './apps/web/build'] },
  ];
}
