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

/** Components and services need a document. StrykerJS applies one environment to all projects of a run. */
const needsDocument = folders.some((folder) => !/^(src\/domain|mock-api)\//.test(folder));

module.exports = {
  ...everything,
  reporters: undefined,
  testEnvironment: needsDocument ? `${__dirname}/tests/environments/dom.js` : 'node',
  projects: everything.projects
    .filter(({ displayName }) => displayName !== 'journeys')
    .map(({ testEnvironment, ...project }) => ({
      ...project,
      // The dataset is made before, once, by scripts/mutants.mjs.
      globalSetup: undefined,
      testRegex: project.testRegex.map(
        (regex) => `(?=.*/(${within.join('|')})\\.test\\.tsx?$)${regex}`,
      ),
    })),
};
