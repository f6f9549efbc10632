/**
 * Makes a module of a sheet: it comes in the chunk of the module that imports it and adds itself when that runs (decision 0030).
 * @param {string} css
 */
module.exports = function lateSheet(css) {
  return `import { addSheet } from '@/lib/lateSheet';\naddSheet(${JSON.stringify(css.trim())});\n`;
};
