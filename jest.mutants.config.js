const everything = require('./jest.config');

/**
 * The tests that judge changed code (npm run test:mutants): those beside the code, which run in milliseconds. Journeys
 * meet the same lines, but a change that only a journey sees is found too late to be useful. `MUTANTS` names their folders.
 */
const folders = (process.env.MUTANTS ?? 'src/** mock-api/filters/**').split(' ');
module.exports = {
  ...everything,
  // Beside one another: the set of data is made before, once, by scripts/mutants.mjs.
  globalSetup: undefined,
  reporters: undefined,
  // What needs no document says nothing in its head; a document for each of thousands of runs would take most of their time.
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  // `**` stands for folders only where it is a whole step of the path.
  testMatch: folders.map((folder) => `<rootDir>/${folder.replace(/\*\*$/, '**/*')}.test.{ts,tsx}`),
};
