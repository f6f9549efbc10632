/** Who may import whom: the one table that dependency-cruiser and the editor's lint read. */
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
 * The same inside mock-api. The files beside its folders (server, routes, tools) stand above all of them. What makes data sets
 * (generate, load) and what answers over them (handlers, downloads, filters) do not know each other.
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
