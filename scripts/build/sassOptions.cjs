/** Options of the Sass compiler: the location of the design system, and the specification's layout constants as a module. */
const path = require('node:path');
const { breakpoints, heights, timings } = require('../../src/lib/layoutTokens.json');

const root = path.join(__dirname, '../..');
/** Name of the module that stylesheets `@use`. */
const MODULE_NAME = 'layout-tokens';
/** @param {string} name */
const toKebabCase = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** @param {Readonly<Record<string, number>>} values @param {string} unit */
const formatVariables = (values, unit, prefix = '') =>
  Object.entries(values)
    .map(([name, value]) => `$${prefix}${toKebabCase(name)}: ${value}${unit};\n`)
    .join('');
/** Sass variables: `$tablet` is a breakpoint, and `$under-tablet` the widest viewport below it. Heights and timings follow. */
const contents = [
  formatVariables(breakpoints, 'px'),
  formatVariables(
    Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, width - 1])),
    'px',
    'under-',
  ),
  formatVariables(heights, 'px'),
  formatVariables(timings, 'ms'),
].join('');

/** @type {import('sass').Importer<'sync'>} */
const layoutTokens = {
  canonicalize: (url) => (url === MODULE_NAME ? new URL(`${MODULE_NAME}:all`) : null),
  load: () => ({ contents, syntax: 'scss' }),
};
/** @type {import('sass').Options<'sync'>} */
module.exports = {
  importers: [layoutTokens],
  loadPaths: [path.join(root, 'node_modules/@uswds/uswds/packages'), path.join(root, 'src/styles')],
  quietDeps: true,
};
