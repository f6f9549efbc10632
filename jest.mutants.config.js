const everything = require('./jest.config');

/**
 * The tests that judge changed code (npm run test:mutants): those beside the code, which run in milliseconds. Journeys
 * meet the same lines, but a change that only a journey sees is found too late to be useful. `MUTANTS` names their folders.
 */
const folders = (process.env.MUTANTS ?? 'src/** mock-api/filters/**').split(' ');
/** Folders as a regular expression: `**` stands for any number of folders, `*` for part of a name. */
const within = folders.map((folder) =>
  folder
    .replace(/\*\*\//g, '(.+/)?')
    .replace(/\/\*\*$/, '/.+')
    .replace(/(?<![+)])\*(?!\*)/g, '[^/]*'),
);

module.exports = {
  ...everything,
  reporters: undefined,
  projects: everything.projects
    .filter(({ displayName }) => displayName !== 'journeys')
    .map((project) => ({
      ...project,
      // The data set is made before, once, by scripts/mutants.mjs.
      globalSetup: undefined,
      // The document environment records by itself which test covers which line.
      testEnvironment: project.testEnvironment.endsWith('dom.js')
        ? project.testEnvironment
        : '@stryker-mutator/jest-runner/jest-env/node',
      testRegex: project.testRegex.map(
        (regex) => `(?=.*/(${within.join('|')})\\.test\\.tsx?$)${regex}`,
      ),
    })),
};
