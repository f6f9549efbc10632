/** Prerenders every page of the route table into its HTML (docs/loading.md): what a visitor sees before any script has run. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { READ_TEXTS, readText } from './contentLoader.cjs';
import { bundleTypeScript, readJson, root } from '../lib/dataSet.mjs';

/** @typedef {import('./webpackPlugins.cjs').ChunkRow} Chunk */
/** @typedef {import('./routeTableLoader.cjs').Page} Page */

/** Reads texts like the webpack build does. @type {import('esbuild').Plugin} */
const textPlugin = {
  name: 'read texts',
  setup: (build) => {
    build.onLoad({ filter: /\.md$/ }, async ({ path }) =>
      READ_TEXTS.test(path)
        ? { contents: await readText(readFileSync(path, 'utf8')), loader: 'text' }
        : undefined,
    );
  },
};
const bundle = () =>
  bundleTypeScript('src/prerender.tsx', {
    external: ['react', 'react-dom', 'react-redux', 'immutable', 'lodash'],
    loader: { '.md': 'text', '.scss': 'empty' },
    jsx: 'automatic',
    // With the `sideEffects` of package.json, esbuild would drop modules that lazy chunks share.
    ignoreAnnotations: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [textPlugin],
  });

/** Returns the path at which a page is prerendered: its sample, with a placeholder for each ID of the data. */
const getPath = (/** @type {Page} */ { path, sample }) =>
  (sample ?? path)
    .replace(/\?.*/, '')
    .replaceAll(/\{[^}]*\}/g, '-')
    .replaceAll(/:\w+/g, '-');
/**
 * Replaces the sample's IDs in the HTML with dashes, so that the HTML suits every page of the route.
 * @type {(html: string, page: Page) => string}
 */
const removeIds = (html, page) => {
  const segments = getPath(page).split('/');
  const ids = page.path
    .split('/')
    .flatMap((name, at) => (name.startsWith(':') && name !== ':fy' ? (segments[at] ?? '') : []))
    .filter((id) => id.length > 2);
  return ids.reduce(
    (markup, id) => markup.replaceAll(new RegExp(`(>[^<]*)\\b${id}\\b`, 'gi'), '$1--'),
    html,
  );
};
/** A path without a page. */
const UNKNOWN_PATH = '/-/-';
/** HTML that follows the data source notice. */
const HTML_AFTER_NOTICE = '</section><div role="status">';
/** Placeholder that the server replaces with the notice. */
const NOTICE_PLACEHOLDER = '<!--source-notice-->';
const EMPTY_SPRITE = '<svg class="icon-sprite" aria-hidden="true" focusable="false"></svg>';
/** Returns the hash by which the Content Security Policy allows an inline script or style. @param {string} text as it is in the HTML */
const policyHash = (text) => {
  const decoded = text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return `'sha256-${createHash('sha256').update(decoded).digest('base64')}'`;
};

/**
 * Returns the lazy chunks that load together with a module. `module` is the start of its path.
 * @type {(chunks: readonly Chunk[], module: string) => Chunk[]}
 */
const findChunksWith = (chunks, module) => {
  const moduleChunk = chunks.find(
    ({ initial, modules }) => !initial && modules.some((name) => name.startsWith(module)),
  );
  if (!moduleChunk) throw new Error(`No lazy chunk contains ${module}`);
  return chunks.filter(
    ({ initial, groups }) => !initial && groups.some((group) => moduleChunk.groups.includes(group)),
  );
};
/**
 * Returns the files that a page loads with its first scripts: those of its chunks, and of axios if it requests data. Most examples of the
 * unlisted component gallery request none.
 * @type {(chunks: readonly Chunk[], page: Page | undefined) => string[]}
 */
const getFiles = (chunks, page) => {
  const pageChunks = findChunksWith(
    chunks,
    page ? `src/features/${page.feature}/page.` : 'src/app/shell/UnknownAddress.tsx',
  );
  const willRequestData =
    page?.needs &&
    !page.unlisted &&
    pageChunks.some(({ modules }) => modules.includes('src/services/http/client.ts'));
  return [
    ...pageChunks,
    ...(willRequestData ? findChunksWith(chunks, 'node_modules/axios/index.js') : []),
  ]
    .flatMap(({ files }) => files)
    .map((file) => `/${file}`);
};

/**
 * Moves the first scripts of a page into a meta tag, from which `src/index.html` loads them after the first paint.
 * Earlier they would compete with the stylesheets and the font.
 * @param {string} html
 */
const deferScripts = (html) => {
  const scriptPattern = /<script defer(?:="defer")? src="?([^\s">]+)"?><\/script>/g;
  const files = [...html.matchAll(scriptPattern)].map(([, file]) => file);
  return html
    .replaceAll(scriptPattern, '')
    .replace('</head>', `<meta name="first-scripts" content="${files.join(' ')}"></head>`);
};

/**
 * Writes the hashes of all inline scripts and styles of a built site into its Content Security Policy.
 * @param {string} folder
 */
export const allowInline = (folder) => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  /** @param {RegExp} pattern */
  const collectHashes = (pattern) => [
    ...new Set(
      texts.flatMap((text) =>
        [...text.matchAll(pattern)].map(([, inlineCode = '']) => policyHash(inlineCode)),
      ),
    ),
  ];
  const styles = collectHashes(/ style="([^"]*)"/g);
  const scripts = collectHashes(/<script>([^<]*)<\/script>/g);
  const headersFile = join(folder, 'headers.json');
  const headers = /** @type {Record<string, string>} */ (readJson(headersFile));
  const headerName = 'Content-Security-Policy';
  const policy = (headers[headerName] ?? '')
    .replace("style-src 'self'", (directive) =>
      [directive, ...(styles.length ? ["'unsafe-hashes'", ...styles] : [])].join(' '),
    )
    .replace("script-src 'self'", (directive) => [directive, ...scripts].join(' '));
  writeFileSync(headersFile, JSON.stringify({ ...headers, [headerName]: policy }, null, 2));
};

/**
 * Writes each page of `dist` with its prerendered HTML, the stylesheets of its chunks and the scripts to load first.
 * @param {readonly Page[]} pages the pages that the site serves
 */
export const prerender = async (pages) => {
  const evaluate = await bundle();
  const chunks = /** @type {Chunk[]} */ (readJson(join(root, '.cache/stats.json')));
  /** @param {string} file */
  const getDistPath = (file) => join(root, 'dist', file);
  const icons = readFileSync(join(root, 'public/graphics/icons.svg'), 'utf8').match(
    /<symbol [\s\S]*?<\/symbol>/g,
  );
  /** Returns the icons that the HTML shows. Other icons load with the scripts. @param {string} html */
  const getIcons = (html) =>
    (icons ?? [])
      .filter((symbol) => html.includes(`#${/ id="([^"]*)"/.exec(symbol)?.[1]}"`))
      .join('');
  /** @type {(file: string, page?: Page) => Promise<void>} */
  const write = async (file, page) => {
    const path = page ? getPath(page) : UNKNOWN_PATH;
    // Each page gets new module instances, so that content preloaded for one page does not appear in another.
    const renderedHtml = await evaluate().renderPage(path);
    const html = page ? removeIds(renderedHtml, page) : renderedHtml;
    const files = getFiles(chunks, page);
    const scripts = files.filter((name) => name.endsWith('.js'));
    const head = [
      ...files
        .filter((name) => name.endsWith('.css'))
        .map((name) => `<link rel="stylesheet" href="${name}">`),
      `<meta name="page-scripts" content="${scripts.join(' ')}">`,
    ].join('');
    // A page without an ID has exactly one path. Browsers hydrate it only at that path.
    const pathAttribute = page && !page.path.includes(':') ? ` data-path="${path}"` : '';
    if (!html.includes(HTML_AFTER_NOTICE))
      throw new Error(`${path}: the HTML has no place for the notice`);
    const content = html
      .replace(HTML_AFTER_NOTICE, HTML_AFTER_NOTICE.replace('<div', `${NOTICE_PLACEHOLDER}<div`))
      .replace(EMPTY_SPRITE, (sprite) => sprite.replace('><', `>${getIcons(html)}<`));
    const text = deferScripts(readFileSync(getDistPath(file), 'utf8'))
      .replace('</head>', () => `${head}</head>`)
      .replace(/<div id="?app"?><\/div>/, () => `<div id="app"${pathAttribute}>${content}</div>`);
    writeFileSync(getDistPath(file), text);
  };
  for (const page of pages.filter(({ redirect }) => !redirect)) {
    await write(`pages/${page.id}.html`, page);
    if (page.path === '/') await write('index.html', page);
  }
  await write('404.html');
  writeFileSync(getDistPath('notices.json'), JSON.stringify(evaluate().renderNotices()));
};
