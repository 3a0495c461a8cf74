/**
 * Which folders of apps/web/app may import which: the second table, read by ESLint beside `layers.js`. A folder that is
 * missing here is a page, which may import every module and no other page. Files beside the folders compose them and
 * may import all.
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

/** What one page shows of another: the contact form stands on two, and every sent form ends on the confirmation. */
const pagesOfPages = {
  home: ['contact'],
  contact: ['confirm'],
  intake: ['confirm'],
};

/** Files beside the folders that read nothing but what the build gives them. */
const given = ['settings.ts', 'articles.server.ts'];

const app = './apps/web/app';

/**
 * The tables in the words of `import-x/no-restricted-paths`.
 * @param {readonly string[]} folders The folders of the application.
 */
export function moduleZones(folders) {
  const known = Object.keys(modules);
  return [
    ...folders.map((folder) => ({
      target: `${app}/${folder}`,
      from: app,
      except: [
        `./${folder}`,
        ...given.map((file) => `./${file}`),
        ...(modules[folder] ?? [...known, ...(pagesOfPages[folder] ?? [])]).map((to) => `./${to}`),
      ],
      message: `modules.js does not let app/${folder} import this.`,
    })),
    ...given.map((file) => ({ target: `${app}/${file}`, from: app, except: [`./${file}`] })),
    { target: app, from: './apps/web/build', message: 'What both need stands in addresses.' },
    { target: './apps/web/build', from: app, message: 'What both need stands in addresses.' },
    { target: './apps/web/addresses', from: [app, './apps/web/build'] },
  ];
}
