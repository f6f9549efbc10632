const { mayImport, mockMayImport } = require('./architecture.cjs');

const tiers = Object.entries(mayImport).map(([folder, below]) => ({
  name: `tier-${folder}`,
  severity: 'error',
  comment: `src/${folder} may import: ${below.join(', ') || 'nothing'}`,
  from: { path: `^src/${folder}/` },
  to: {
    path: '^src/',
    pathNot: [folder, ...below].map((name) => `^src/${name}/`).concat('^src/styles/'),
  },
}));

// Tests may start a server from any folder, so the rules do not apply to them.
const noTest = '[.]test[.]ts$';
const mockTiers = Object.entries(mockMayImport).map(([folder, below]) => ({
  name: `mock-tier-${folder}`,
  severity: 'error',
  comment: `mock-api/${folder} may import: ${below.join(', ') || 'nothing'}`,
  from: { path: `^mock-api/${folder}/`, pathNot: noTest },
  to: {
    path: '^mock-api/',
    pathNot: [folder, ...below].map((name) => `^mock-api/${name}/`),
  },
}));

module.exports = {
  forbidden: [
    ...tiers,
    ...mockTiers,
    {
      name: 'mock-unknown-folder',
      severity: 'error',
      comment: 'a folder of mock-api that the table does not know has no rules',
      from: {},
      to: { path: `^mock-api/(?!(${Object.keys(mockMayImport).join('|')})/)[^/]+/.+[.]m?ts$` },
    },
    {
      name: 'mock-strangers',
      severity: 'error',
      comment: 'areas of the API do not know each other; what two of them need stands in shared',
      from: { path: '^mock-api/handlers/([^/]+)/', pathNot: noTest },
      to: {
        path: '^mock-api/handlers/',
        pathNot: ['^mock-api/handlers/$1/', '^mock-api/handlers/shared/'],
      },
    },
    {
      name: 'mock-routes-on-top',
      severity: 'error',
      comment: 'queries and shapes know nothing of the routes that use them',
      from: {
        path: '^mock-api/handlers/',
        pathNot: ['^mock-api/handlers/[^/]+/routes([.]ts$|/)', noTest],
      },
      to: { path: '^mock-api/handlers/[^/]+/routes([.]ts$|/)' },
    },
    {
      name: 'mock-files-by-downloads',
      severity: 'error',
      comment: 'only the area of downloads knows how files are made',
      from: { path: '^mock-api/handlers/(?!downloads/)', pathNot: noTest },
      to: { path: '^mock-api/downloads/' },
    },
    {
      name: 'mock-query-time',
      severity: 'error',
      comment: 'a server answers without what makes data sets',
      from: { path: '^mock-api/(server|routes|openapi|site)[.]ts$' },
      to: { path: '^mock-api/(generate|load|reference|dataSet)/', reachable: true },
    },
    {
      name: 'unknown-folder',
      severity: 'error',
      comment: 'a folder of src that the table does not know has no rules',
      from: {},
      to: { path: `^src/(?!${[...Object.keys(mayImport), 'styles'].join('|')})[^/]+/` },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'strangers',
      severity: 'error',
      comment:
        'features, and blocks, do not know each other, but for the blocks that figures are made of: their frame, links and ways into the search. The spending profile is composed of blocks',
      from: { path: '^src/(features|blocks)/([^/]+)/', pathNot: '^src/blocks/spending-profile/' },
      to: {
        path: '^src/$1/',
        pathNot: [
          '^src/$1/$2/',
          '^src/blocks/(panel|entity-links|search-filters|open-search)/index[.]tsx?$',
        ],
      },
    },
    {
      name: 'through-the-door',
      severity: 'error',
      comment: 'index.ts and page.ts are the only doors',
      from: { path: '^src/([^/]+/[^/]+)', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^src/(features|blocks)/[^/]+/.+',
        pathNot: ['^src/$1(/|$)', '^src/(features|blocks)/[^/]+/(index|page|panel)[.]tsx?$'],
      },
    },
    {
      name: 'page-only-lazy',
      severity: 'error',
      comment: 'a page is opened by a dynamic import in app/routes.tsx',
      from: { path: '^src/' },
      to: { path: '^src/features/[^/]+/page[.]tsx?$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'light-door',
      severity: 'error',
      from: { path: '^src/features/[^/]+/index[.]ts$' },
      to: { path: '^src/features/[^/]+/.*Page[.]tsx$', reachable: true },
    },
    {
      name: 'axios-in-http',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/services/http/' },
      to: { path: 'node_modules/axios/' },
    },
    {
      name: 'reader-at-build-time',
      severity: 'error',
      comment:
        'texts of content/ are read when the site is built; in a browser only what comes from the API is (decision 0010)',
      from: {
        path: '^src/',
        pathNot: '^src/markdown/(readContent[.]ts|MarkdownText[.]tsx|.*[.]test[.]tsx?)$',
      },
      to: { path: '^src/markdown/(readMarkdown|readContent)[.]ts$' },
    },
    {
      name: 'no-mock-in-src',
      severity: 'error',
      from: { path: '^src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(mock-api|tests)/' },
    },
    {
      name: 'mock-knows-wire-and-domain',
      severity: 'error',
      from: { path: '^mock-api/' },
      to: {
        path: '^src/',
        pathNot: ['^src/services/[^/]+/wire[.]ts$', '^src/domain/', '^src/lib/contentFile[.]ts$'],
      },
    },
    {
      name: 'oracle-stands-alone',
      severity: 'error',
      comment: 'an oracle that shares code with its subject proves nothing',
      from: { path: '^tests/oracle/' },
      to: { path: '^(src|mock-api)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]scss$' },
  },
};
