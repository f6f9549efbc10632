const path = require('node:path');
const zlib = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');
const oldAddresses = require('./src/domain/site/oldAddresses.json');
const pages = require('./src/domain/site/pages.json');
const settings = require('./scripts/build/buildSettings.json');
const { READ_TEXTS } = require('./scripts/build/contentLoader.cjs');
const { isShown } = require('./scripts/build/routeTableLoader.cjs');
const sassOptions = require('./scripts/build/sassOptions.cjs');
const { ROUTES_PATTERN, headersFor, redirectsOf } = require('./scripts/build/hostFiles.cjs');
const { scriptNote } = require('./scripts/build/scriptNote.cjs');
const {
  CopyPublicPlugin,
  ManifestPlugin,
  sitemap,
  webManifest,
} = require('./scripts/build/webpackPlugins.cjs');

/** @type {Readonly<Record<string, string>>} */
const apiRoots = {
  production: 'https://api.usaspending.gov/api/',
  local: 'http://localhost:8000/api/',
  mock: '/api/',
};
const siteName = process.env.SITE_NAME || 'USAspending';
const siteUrl = process.env.SITE_URL || 'https://www.usaspending.gov';
const apiSite = process.env.SITE_API_URL ?? 'https://api.usaspending.gov';
/** A redirect has the HTML of its target page. @param {{ id: string, redirect?: string }} page */
const getHtmlFile = ({ id, redirect }) => redirect ?? id;
/** Returns the name of the social media image for a kind of page. @param {string} file */
const getSocialImage = (file) =>
  /search|award/.test(file)
    ? 'search'
    : /about|privacy|foia|guide|dictionary|sources|videos|db-info/.test(file)
      ? 'reference'
      : 'default';

/**
 * @param {{ production?: boolean | 'false', fast?: boolean, hosted?: boolean }} env
 * @returns {import('webpack').Configuration & { devServer: import('webpack-dev-server').Configuration }}
 */
module.exports = (env = {}) => {
  const production = env.production !== 'false' && env.production !== false;
  const api = process.env.USASPENDING_API || (env.hosted ? 'production' : 'mock');
  const root = apiRoots[api];
  if (!root)
    throw new Error(
      `USASPENDING_API must be one of ${Object.keys(apiRoots).join(', ')}. It is ${api}`,
    );
  const servedPages = pages.filter(isShown);
  const listedPages = servedPages.filter((page) => !page.unlisted);
  const [home] = servedPages;
  if (!home) throw new Error('The route table is empty');
  const html = (
    /** @type {string} */ filename,
    /** @type {string} */ title,
    /** @type {string | undefined} */ description,
    /** @type {string} */ canonical,
    /** @type {import('./scripts/build/scriptNote.cjs').Row | undefined} */ page,
  ) =>
    new HtmlPlugin({
      filename,
      template: './src/index.html',
      inject: 'head',
      scriptLoading: 'defer',
      minify: false,
      templateParameters: {
        title: `${title} | ${siteName}`,
        description,
        canonical,
        apiRoot: root,
        siteName,
        scriptNote: scriptNote(page, listedPages, apiSite),
        isListed: !page?.unlisted,
        image: `${siteUrl}/graphics/social/${getSocialImage(filename)}.png`,
      },
    });
  /** @param {string} file */
  const routerFile = (file) =>
    path.join(__dirname, 'node_modules/react-router/dist/production', file);
  return {
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'eval-cheap-module-source-map',
    entry: './src/index.tsx',
    output: {
      path: path.join(__dirname, 'dist'),
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '/',
      // Same limit as for API responses (src/lib/requests/patience.ts).
      chunkLoadTimeout: 60_000,
      clean: true,
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(__dirname, '.cache/webpack'),
      // webpack does not find the last two itself when `buildSite` loads them before this file.
      buildDependencies: {
        config: [
          __filename,
          path.join(__dirname, 'scripts/build/sassOptions.cjs'),
          path.join(__dirname, 'src/lib/layoutTokens.json'),
        ],
      },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@': path.join(__dirname, 'src'),
        // The router's package resolves to its build with developer warnings; its production build is a public export too.
        ...(production && {
          'react-router/dom': routerFile('dom-export.mjs'),
          'react-router$': routerFile('index.mjs'),
        }),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          // Local builds favor speed; production builds target every supported browser.
          use: env.fast
            ? {
                loader: require.resolve('esbuild-loader'),
                options: { target: 'es2022', jsx: 'automatic' },
              }
            : {
                loader: 'babel-loader',
                options: { cacheDirectory: path.join(__dirname, '.cache/babel') },
              },
        },
        {
          test: /\.s?css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                importLoaders: 1,
                url: { filter: (/** @type {string} */ url) => !url.startsWith('/') },
              },
            },
            { loader: 'sass-loader', options: { sassOptions } },
          ],
        },
        // Without this, the minifier keeps the router's unused components, because the router sets their `displayName` (1.2 kB).
        {
          test: /node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
          loader: 'babel-loader',
          options: {
            configFile: false,
            presets: ['@babel/preset-react'],
            plugins: [require.resolve('./scripts/build/dropDisplayNames.cjs')],
          },
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        {
          test: /\.md$/,
          oneOf: [
            {
              test: READ_TEXTS,
              loader: require.resolve('./scripts/build/contentLoader.cjs'),
              options: Object.fromEntries(settings.map((name) => [name, process.env[name]])),
            },
            { type: 'asset/source' },
          ],
        },
        // The initial scripts get a route table without titles, descriptions and hidden rows; titles and descriptions load with
        // the page.
        {
          test: /domain[\\/]site[\\/]pages\.json$/,
          oneOf: [{ resourceQuery: /routes/, options: { routes: true } }, { options: {} }].map(
            (rule) => ({
              ...rule,
              loader: path.join(__dirname, 'scripts/build/routeTableLoader.cjs'),
            }),
          ),
        },
      ],
    },
    optimization: {
      // Files are half a percent smaller than with Terser, and a build takes 56 s of CPU time instead of 115 s.
      minimizer: [
        new MinimizerPlugin({
          minify: {
            implementation: MinimizerPlugin.swcMinify,
            options: { compress: { passes: 3 } },
          },
        }),
      ],
      runtimeChunk: 'single',
      splitChunks: {
        // The component gallery imports what all pages do. If it shared their chunks, those would be split into smaller ones.
        chunks: ({ name }) => name !== 'gallery',
        cacheGroups: {
          // A stylesheet that several chunks share loads once. If it loaded again, its rules would follow the rules that
          // override them.
          sharedStyles: {
            type: 'css/mini-extract',
            name: 'styles',
            chunks: ({ name }) => name !== 'gallery',
            minChunks: 2,
            minSize: 0,
            priority: 10,
          },
          core: {
            test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|redux|redux-thunk|react-redux|immutable|use-sync-external-store)[\\/]/,
            name: 'core',
            priority: 20,
          },
        },
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      new DefinePlugin(
        Object.fromEntries(
          settings.map((name) => [
            `process.env.${name}`,
            process.env[name] === undefined ? 'undefined' : JSON.stringify(process.env[name]),
          ]),
        ),
      ),
      new NormalModuleReplacementPlugin(
        /[\\/]axios[\\/]lib[\\/](adapters[\\/]fetch|cancel[\\/]CancelToken|helpers[\\/](HttpStatusCode|formDataToJSON))\.js$/,
        path.join(__dirname, 'scripts/build/axiosStub.js'),
      ),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
      }),
      ...servedPages
        .filter((page) => !page.redirect)
        .map((page) =>
          html(
            `pages/${page.id}.html`,
            page.title,
            page.description,
            page.path.includes(':') ? '' : `${siteUrl}${page.path === '/' ? '' : page.path}`,
            page,
          ),
        ),
      html('index.html', home.title, home.description, siteUrl, home),
      html('404.html', '404', 'There is no page at this address.', '', undefined),
      new CopyPublicPlugin(path.join(__dirname, 'public')),
      new ManifestPlugin({
        'sitemap.xml': sitemap(listedPages, siteUrl),
        'robots.txt': `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`,
        'site.webmanifest': webManifest(siteName),
        'headers.json': headersFor(root),
        'redirects.json': redirectsOf(oldAddresses),
        'routes.json': servedPages.map((page) => ({
          pattern: ROUTES_PATTERN(page),
          file: `pages/${getHtmlFile(page)}.html`,
        })),
      }),
      ...(production
        ? [
            new CompressionPlugin({
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              test: /\.(js|css|svg|json)$/,
              compressionOptions: /** @type {zlib.BrotliOptions} */ ({
                params: { [zlib.constants.BROTLI_PARAM_QUALITY]: env.fast ? 5 : 11 },
              }),
              threshold: 1024,
            }),
            new CompressionPlugin({
              filename: '[path][base].gz',
              algorithm: 'gzip',
              test: /\.(js|css|svg|json)$/,
              threshold: 1024,
            }),
          ]
        : []),
    ],
    devServer: {
      port: 3000,
      host: process.env.HOST || '127.0.0.1',
      historyApiFallback: { rewrites: [{ from: /./, to: '/index.html' }] },
      proxy: [{ context: ['/api'], target: `http://localhost:${process.env.PORT || 5000}` }],
      static: path.join(__dirname, 'public'),
      client: { overlay: { errors: true, warnings: false } },
    },
  };
};
