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
module.exports = { mayImport };
