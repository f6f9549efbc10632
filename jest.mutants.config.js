const everything = require('./jest.config');

/**
 * The tests that `npm run test:mutants` runs against changed code: those beside the code, which take milliseconds. Journeys run
 * the same lines, but a fault that only a journey detects is found too late to be useful. `MUTANTS` lists the folders.
 */
const folders = (process.env.MUTANTS ?? 'src/** mock-api/filters/**').split(' ');
/** The folders as regular expressions: `**` matches any number of folders, `*` part of a name. */
const folderPatterns = folders.map((folder) =>
  folder
    .replace(/\*\*\//g, '(.+/)?')
    .replace(/\/\*\*$/, '/.+')
    .replace(/(?<![+)])\*(?!\*)/g, '[^/]*'),
);

/** Components and services need a DOM. StrykerJS applies one environment to all projects of a run. */
const needsDocument = folders.some((folder) => !/^(src\/domain|mock-api)\//.test(folder));

module.exports = {
  ...everything,
  reporters: undefined,
  testEnvironment: needsDocument ? `${__dirname}/tests/environments/dom.js` : 'node',
  projects: everything.projects
    .filter(({ displayName }) => displayName !== 'journeys')
    .map(({ testEnvironment, ...project }) => ({
      ...project,
      // scripts/mutants.mjs builds the dataset once beforehand.
      globalSetup: undefined,
      testRegex: project.testRegex.map(
        (regex) => `(?=.*/(${folderPatterns.join('|')})\\.test\\.tsx?$)${regex}`,
      ),
    })),
};
