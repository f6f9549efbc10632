const fs = require('node:fs');
const path = require('node:path');
const { Compilation, sources } = require('webpack');

/**
 * @typedef {{ id: string | number | null, initial: boolean, files: string[], groups: (number | undefined)[], modules: string[] }} ChunkRow
 *   a chunk in `stats.json`
 */

/**
 * Returns the sitemap: every page with a fixed URL. Pages with parameters, such as a single award, are not listed.
 * @type {(pages: readonly { path: string }[], siteUrl: string) => string}
 */
exports.sitemap = (pages, siteUrl) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
    .filter((page) => !page.path.includes(':'))
    .map((page) => `  <url><loc>${siteUrl}${page.path === '/' ? '/' : page.path}</loc></url>`)
    .join('\n')}\n</urlset>\n`;
/** Returns the content of the web app manifest. @param {string} name */
exports.webManifest = (name) => ({
  name,
  short_name: name,
  start_url: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#1a4480',
  icons: [{ src: '/graphics/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
});

/** Copies the files of `public/` unchanged. */
exports.CopyPublicPlugin = class CopyPublicPlugin {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CopyPublic', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'CopyPublic', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const walk = (/** @type {string} */ at) =>
            fs.readdirSync(path.join(this.folder, at), { withFileTypes: true }).forEach((entry) => {
              const name = path.posix.join(at, entry.name);
              if (entry.isDirectory()) walk(name);
              else
                compilation.emitAsset(
                  name,
                  new sources.RawSource(fs.readFileSync(path.join(this.folder, name))),
                );
            });
          if (fs.existsSync(this.folder)) walk('');
        },
      );
    });
  }
};

/** Writes files beside the assets, and `.cache/stats.json` with the modules of each chunk for the budget check and prerendering. */
exports.ManifestPlugin = class ManifestPlugin {
  /** @param {Readonly<Record<string, unknown>>} files contents by name: strings unchanged, everything else as JSON */
  constructor(files) {
    this.files = files;
  }
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'Manifest', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          Object.entries(this.files).forEach(([name, content]) =>
            compilation.emitAsset(
              name,
              new sources.RawSource(
                typeof content === 'string' ? content : JSON.stringify(content, null, 2),
              ),
            ),
          );
        },
      );
    });
    compiler.hooks.done.tap('Manifest', (stats) => {
      if (stats.hasErrors()) return;
      const { compilation } = stats;
      /** @type {(module: import('webpack').Module & { modules?: Iterable<import('webpack').Module>, resource?: string }) => string[]} */
      const getModuleNames = ({ modules, resource }) =>
        modules
          ? [...modules].flatMap(getModuleNames)
          : // Packages may be in another folder, behind a symbolic link.
            [
              resource
                ? path
                    .relative(compiler.context, resource.replace(/\?.*$/, ''))
                    .replace(/^.*?(?=node_modules\/)/, '')
                : '',
            ];
      /** @type {ChunkRow[]} */
      const rows = [...compilation.chunks].map((chunk) => ({
        id: chunk.id,
        initial: chunk.canBeInitial(),
        files: [...chunk.files],
        groups: [...chunk.groupsIterable].map((group) => group.index),
        modules: [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
          .flatMap(getModuleNames)
          .filter(Boolean),
      }));
      fs.mkdirSync(path.join(compiler.context, '.cache'), { recursive: true });
      fs.writeFileSync(path.join(compiler.context, '.cache/stats.json'), JSON.stringify(rows));
    });
  }
};
