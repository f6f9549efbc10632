/** Draws every page of the route table into its HTML (decision 0052): what a visitor sees before any script has run. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compileAsync } from 'sass';
import { READ_TEXTS, readText } from './contentLoader.cjs';
import { bundleTypeScript, readJson, root } from './dataSet.mjs';
import { withFirstCall } from './firstCall.mjs';
import sassOptions from './sassOptions.cjs';

/** @typedef {import('./webpackPlugins.cjs').ChunkRow} Chunk */
/** @typedef {import('./routeTableLoader.cjs').Page} Page */

/** A part's sheet as a module that notes itself, as `lateSheetLoader.cjs` makes of it for browsers. @type {import('esbuild').Plugin} */
const lateSheets = {
  name: 'late sheets',
  setup: (build) => {
    build.onLoad({ filter: /\.scss$/ }, async ({ path }) => {
      const { css } = await compileAsync(path, {
        .../** @type {object} */ (sassOptions),
        charset: false,
        style: 'compressed',
      });
      return {
        contents: `import { addSheet } from '@/lib/lateSheet';\naddSheet(${JSON.stringify(css.trim())});\n`,
        resolveDir: root,
      };
    });
  },
};
/** Texts read as for browsers. @type {import('esbuild').Plugin} */
const readTexts = {
  name: 'read texts',
  setup: (build) => {
    build.onLoad({ filter: /\.md$/ }, async ({ path }) =>
      READ_TEXTS.test(path)
        ? { contents: await readText(readFileSync(path, 'utf8')), loader: 'text' }
        : undefined,
    );
  },
};
/** A page's module notes that it was loaded: with it goes what it asks for. @type {import('esbuild').Plugin} */
const notedPages = {
  name: 'noted pages',
  setup: (build) => {
    build.onLoad({ filter: /src\/features\/[^/]+\/page\.tsx?$/ }, async ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}
import { drawnParts } from '@/lib/drawnParts';
drawnParts.modules.push(${JSON.stringify(relative(root, path))});
`,
      loader: 'tsx',
    }));
  },
};
const bundle = () =>
  bundleTypeScript('src/prerender.tsx', {
    external: ['react', 'react-dom', 'react-redux', 'immutable', 'lodash'],
    loader: { '.md': 'text' },
    jsx: 'automatic',
    // Marks of packages that say that nothing of them acts at once would leave parts out that a part that comes late shares.
    ignoreAnnotations: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lateSheets, readTexts, notedPages],
  });

/** Where a page is drawn: at its sample, with an id that could be one for what only the data knows. */
const pathOf = (/** @type {Page} */ { path, sample }) =>
  (sample ?? path)
    .replace(/\?.*/, '')
    .replaceAll(/\{[^}]*\}/g, '-')
    .replaceAll(/:\w+/g, '-');
/**
 * The drawing of one thing as the frame of all of its kind: its id stands nowhere among the words.
 * @param {string} html
 * @param {Page} page
 */
const withoutIds = (html, page) => {
  const segments = pathOf(page).split('/');
  const ids = page.path
    .split('/')
    .flatMap((name, at) => (name.startsWith(':') && name !== ':fy' ? (segments[at] ?? '') : []))
    .filter((id) => id.length > 2);
  return ids.reduce(
    (drawn, id) => drawn.replaceAll(new RegExp(`(>[^<]*)\\b${id}\\b`, 'gi'), '$1--'),
    html,
  );
};
/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
/** Id and address of the page for an address that has none. */
const [NO_PAGE, NO_PATH] = ['404', '/-/-'];
/** What stands behind the place of the notice on the data. */
const BEHIND_NOTICE = '</section><div role="status">';
/** Where the server writes its notice. */
const NOTICE_PLACE = '<!--source-notice-->';
const EMPTY_SPRITE = '<svg class="icon-sprite" aria-hidden="true" focusable="false"></svg>';
/** How the policy of a host names what stands inline. @param {string} text as it stands in the HTML: an attribute is read before it is hashed, a script of ours has nothing to read */
const policyHash = (text) => {
  const read = text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
};

/**
 * The chunks that a module comes with.
 * @param {readonly Chunk[]} chunks
 * @param {string} module
 */
const comingWith = (chunks, module) => {
  const own = chunks.find(({ initial, modules }) => !initial && modules.includes(module));
  if (!own) throw new Error(`no chunk holds ${module}`);
  return chunks.filter(
    ({ initial, groups }) => !initial && groups.some((group) => own.groups.includes(group)),
  );
};
/** The pages that ask the service as soon as they are there, as the site's own table says. */
const askingPages = () =>
  [
    ...readFileSync(join(root, 'src/app/routes.tsx'), 'utf8').matchAll(
      /asking\(\(\) => import\('@\/(features\/[\w-]+\/page)'\)\)/g,
    ),
  ].map(([, page]) => `src/${page}.`);
/**
 * Files of the chunks that a page's module comes with, and of what requests are sent with where it asks for something: its first scripts
 * ask for them as soon as they run.
 * @param {readonly Chunk[]} chunks
 * @param {string | undefined} module undefined for the page of an unknown address
 */
const filesOf = (chunks, module = 'src/app/shell/UnknownAddress.tsx') => {
  const ofPage = comingWith(chunks, module);
  const asks = askingPages().some((page) => module.startsWith(page));
  return [...ofPage, ...(asks ? comingWith(chunks, 'node_modules/axios/index.js') : [])]
    .flatMap(({ files }) => files)
    .filter((file) => file.endsWith('.js'));
};

/**
 * A page whose first scripts are asked for and run after its first paint (`src/index.html` begins them): one that is drawn already shows
 * nothing sooner by them, and they would take the line from its sheets and font.
 * @param {string} html
 */
const afterPaint = (html) => {
  const scripts = /<script defer(?:="defer")? src="?([^\s">]+)"?><\/script>/g;
  const files = [...html.matchAll(scripts)].map(([, file]) => file);
  return html
    .replaceAll(scripts, '')
    .replace('</head>', `<meta name="first-scripts" content="${files.join(' ')}"></head>`);
};

/**
 * Writes a file of `dist` with its compressed forms beside it.
 * @param {string} file
 * @param {string} text
 * @param {number} quality of brotli
 */
const writeCompressed = (file, text, quality) => {
  writeFileSync(file, text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
};

/**
 * Writes into the headers of a built site that what stands inline in its pages is allowed, by its hash, and nothing else.
 * @param {string} folder
 */
export const allowInline = (folder) => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  /** @param {RegExp} pattern */
  const hashesOf = (pattern) => [
    ...new Set(
      texts.flatMap((text) => [...text.matchAll(pattern)].map(([, own = '']) => policyHash(own))),
    ),
  ];
  const styles = hashesOf(/ style="([^"]*)"/g);
  const scripts = hashesOf(/<script>([^<]*)<\/script>/g);
  const file = join(folder, 'headers.json');
  const headers = /** @type {Record<string, string>} */ (readJson(file));
  const name = 'Content-Security-Policy';
  const policy = (headers[name] ?? '')
    .replace("style-src 'self'", (own) =>
      [own, ...(styles.length ? ["'unsafe-hashes'", ...styles] : [])].join(' '),
    )
    .replace("script-src 'self'", (own) => [own, ...scripts].join(' '));
  writeFileSync(file, JSON.stringify({ ...headers, [name]: policy }, null, 2));
};

/**
 * Writes into each page of `dist` its first drawing, the sheets of its parts and what to ask for at once.
 * @param {readonly Page[]} pages those that the site serves
 * @param {number} quality of brotli
 */
export const prerender = async (pages, quality) => {
  const evaluate = await bundle();
  const chunks = /** @type {Chunk[]} */ (readJson(join(root, '.cache/stats.json')));
  /** @param {string} file */
  const inDist = (file) => join(root, 'dist', file);
  const icons = readFileSync(join(root, 'public/graphics/icons.svg'), 'utf8').match(
    /<symbol [\s\S]*?<\/symbol>/g,
  );
  /** The icons that a drawing shows: theirs come with it, the others with the first script. @param {string} html */
  const iconsOf = (html) =>
    (icons ?? [])
      .filter((symbol) => html.includes(`#${/ id="([^"]*)"/.exec(symbol)?.[1]}"`))
      .join('');
  /**
   * @param {string} file
   * @param {string} id of the page
   * @param {string} path
   * @param {{ isExact?: boolean, frameOf?: (html: string) => string, page?: Page }} [options] `isExact`: the drawing is that of the page's one
   *   address; `frameOf` makes the frame of all others of it; `page`: its row of the table
   */
  const drawInto = async (
    file,
    id,
    path,
    { isExact = false, frameOf = (all) => all, page } = {},
  ) => {
    const { html: all, sheets, modules } = await evaluate().drawPage(id, path);
    const html = frameOf(all);
    const css = sheets.join('');
    const sheet = css ? `assets/page.${hashOf(css)}.css` : '';
    if (sheet) writeCompressed(inDist(sheet), css, quality);
    const head = [
      ...(sheet ? [`<link rel="stylesheet" href="/${sheet}">`] : []),
      `<meta name="page-scripts" content="${filesOf(chunks, modules[0])
        .map((name) => `/${name}`)
        .join(' ')}">`,
    ].join('');
    const address = [
      isExact ? ` data-path="${path}"` : '',
      page?.anyQuery ? ' data-any-query' : '',
    ].join('');
    if (!html.includes(BEHIND_NOTICE)) throw new Error(`${id} has no place for the notice`);
    const drawn = html
      .replace(BEHIND_NOTICE, BEHIND_NOTICE.replace('<div', `${NOTICE_PLACE}<div`))
      .replace(EMPTY_SPRITE, (sprite) => sprite.replace('><', `>${iconsOf(html)}<`));
    const text = afterPaint(readFileSync(inDist(file), 'utf8'))
      .replace('</head>', () => `${head}</head>`)
      .replace(
        /<div id="?app"?><\/div>/,
        () => `<div id="app" data-page="${id}"${address}>${drawn}</div>`,
      );
    writeFileSync(inDist(file), page ? await withFirstCall(text, page) : text);
  };
  for (const page of pages.filter(({ redirect }) => !redirect)) {
    const isExact = !page.path.includes(':');
    const options = {
      isExact,
      page,
      frameOf: (/** @type {string} */ html) => withoutIds(html, page),
    };
    await drawInto(`pages/${page.id}.html`, page.id, pathOf(page), options);
    if (page.path === '/') await drawInto('index.html', page.id, page.path, options);
  }
  await drawInto('404.html', NO_PAGE, NO_PATH);
  writeFileSync(inDist('notices.json'), JSON.stringify(evaluate().drawNotices()));
};
