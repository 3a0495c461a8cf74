/**
 * Which folders of apps/web/app may import which, enforced by ESLint. A page imports every folder, and no other page.
 * Files beside the folders may import all of them.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const imports = {
  api: [],
  pictures: [],
  'page-script': [],
  'island-script': ['page-script'],
  seo: [],
  islands: ['island-script'],
  layout: ['islands', 'pictures'],
  render: ['islands'],
  inquiry: ['islands', 'layout', 'pictures', 'page-script', 'seo'],
};

/** Files beside the folders that every folder may import and that import nothing of the application. */
const sharedFiles = ['settings.ts'];

const app = './apps/web/app';

/**
 * The table as options of `import-x/no-restricted-paths`.
 * @param {readonly string[]} pages The folders in apps/web/app/pages.
 */
export function moduleZones(pages) {
  const message = 'modules.js does not let this folder import that one.';
  const folders = Object.entries(imports).map(([folder, allowed]) => ({
    target: `${app}/${folder}`,
    from: app,
    except: [folder, ...allowed, ...sharedFiles].map((to) => `./${to}`),
    message,
  }));
  return [
    ...folders,
    ...pages.map((page) => ({
      target: `${app}/pages/${page}`,
      from: `${app}/pages`,
      except: [`./${page}`],
      message: 'A page imports no other page. Move what both need to a folder beside pages.',
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
      // The policy, which the build writes, needs the code of the inline scripts.
      except: ['./layout/apply-fonts.ts', './layout/speculation-rules.ts'],
      message: 'Move what both need to apps/web/addresses.',
    },
    { target: './apps/web/addresses', from: [app, './apps/web/build'] },
  ];
}
