/** The import rules of `src`: each folder with the folders that it may import. dependency-cruiser and ESLint read this table. */
const mayImport = {
  app: ['features', 'blocks', 'map', 'charts', 'ui', 'markdown', 'services', 'domain', 'lib'],
  features: ['blocks', 'map', 'charts', 'ui', 'markdown', 'services', 'domain', 'lib'],
  blocks: ['map', 'charts', 'ui', 'markdown', 'services', 'domain', 'lib'],
  map: ['ui', 'lib'],
  charts: ['ui', 'lib'],
  markdown: ['ui', 'lib'],
  ui: ['lib'],
  services: ['domain', 'lib'],
  domain: ['lib'],
  lib: [],
};
/**
 * The import rules of mock-api. The files beside its folders (server, routes, tools) are above all of them. Folders that build
 * datasets (generate, load) and folders that serve them (handlers, downloads, filters) must not import each other.
 */
const mockMayImport = {
  handlers: ['downloads', 'filters', 'core', 'db'],
  downloads: ['filters', 'core', 'db'],
  filters: ['core', 'db'],
  generate: ['reference', 'dataSet', 'core', 'db'],
  load: ['reference', 'dataSet', 'core', 'db'],
  dataSet: ['core', 'db'],
  reference: ['core', 'db'],
  core: ['db'],
  db: [],
};
module.exports = { mayImport, mockMayImport };
