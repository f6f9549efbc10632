import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import settings from '../scripts/build/buildSettings.json';
import { amountPresets } from '../src/domain/search/amountPresets';
import type * as Documents from '../src/domain/site/documents';
import type * as Site from '../src/domain/site/site';

const root = join(__dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const walk = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(root, path)).isDirectory() ? walk(path) : [path];
  });

/** Returns the names of the environment variables that the files in some folders read. */
const findVariables = (...folders: string[]): string[] => [
  ...new Set(
    folders
      .flatMap(walk)
      .filter((name) => /\.(mjs|cjs|tsx?)$/.test(name))
      .flatMap((name) =>
        [...read(name).matchAll(/process\.env\.([A-Z_]+)/g)].map(([, variable]) => variable!),
      ),
  ),
];

/** Returns the result of `work`, run with changed environment variables. A variable changed to undefined is unset. */
const withEnv = <T>(changed: Readonly<Record<string, string | undefined>>, work: () => T): T => {
  const before = process.env;
  const set = Object.entries({ ...before, ...changed }).filter(([, value]) => value !== undefined);
  process.env = Object.fromEntries(set);
  try {
    return work();
  } finally {
    process.env = before;
  }
};
const configure = jest.requireActual('../webpack.config.js') as (env: {
  hosted?: boolean;
}) => Configuration;
/** Returns the plugins of a build that have this class name. */
const findPlugins = (env: { hosted?: boolean }, name: string): unknown[] =>
  configure(env).plugins!.filter((plugin) => plugin && plugin.constructor.name === name);
/** Returns the distinct API roots that a build writes into its pages. */
const getApiRoots = (USASPENDING_API: string | undefined, env = {}) =>
  withEnv({ USASPENDING_API }, () => [
    ...new Set(
      (
        findPlugins(env, 'HtmlWebpackPlugin') as {
          userOptions: { templateParameters: { apiRoot: string } };
        }[]
      ).map(({ userOptions }) => userOptions.templateParameters.apiRoot),
    ),
  ]);

describe('settings', () => {
  it('set the files root and the map token of a build [i9.41]', () => {
    const env = { SITE_FILES_ROOT: 'https://files.example.gov', MAPBOX_TOKEN: 'pk.example' };
    withEnv(env, () => {
      const [{ definitions }] = findPlugins({}, 'DefinePlugin') as [
        { definitions: Record<string, string> },
      ];
      expect(definitions).toMatchObject({
        'process.env.SITE_FILES_ROOT': '"https://files.example.gov"',
        'process.env.MAPBOX_TOKEN': '"pk.example"',
      });
      const { headersFor } = jest.requireActual('../scripts/build/hostFiles.cjs') as {
        headersFor: (root: string) => Record<string, string>;
      };
      const policy = headersFor('/api/')['Content-Security-Policy'];
      expect(policy).toMatch(/img-src [^;]*https:\/\/files\.example\.gov/);
      expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.mapbox\.com/);
      jest.isolateModules(() => {
        const { documentUrls: documents } = jest.requireActual(
          '../src/domain/site/documents',
        ) as typeof Documents;
        const { site } = jest.requireActual('../src/domain/site/site') as typeof Site;
        expect(documents.aboutTheData).toBe(
          'https://files.example.gov/documents/about-the-data.pdf',
        );
        expect(site.mapToken).toBe('pk.example');
      });
    });
  });
  it('are all documented in docs/settings.md', () => {
    const settingsText = read('docs/settings.md');
    for (const name of settings) expect(settingsText).toContain(`\`${name}\``);
  });
  it('of a build include every variable that the site reads, because a browser has no environment variables', () =>
    expect(findVariables('src').sort()).toEqual(settings));
  it('choose the API root of every page: production, local or mock [i7.1]', () => {
    expect(getApiRoots('production')).toEqual(['https://api.usaspending.gov/api/']);
    expect(getApiRoots('local')).toEqual(['http://localhost:8000/api/']);
    expect(getApiRoots('mock')).toEqual(['/api/']);
    expect(getApiRoots(undefined, { hosted: true })).toEqual(['https://api.usaspending.gov/api/']);
    expect(getApiRoots(undefined)).toEqual(['/api/']);
    expect(() => getApiRoots('staging')).toThrow(
      'USASPENDING_API must be one of production, local, mock. It is staging',
    );
    expect(read('src/index.html')).toContain('<meta name="api-root" content="<%= apiRoot %>">');
  });
  it('keep the amount presets of the specification [r5.19]', () => {
    expect(amountPresets.map((preset) => preset.range)).toEqual([
      [null, 1e6],
      [1e6, 25e6],
      [25e6, 1e8],
      [1e8, 5e8],
      [5e8, null],
    ]);
  });
});
describe('the repository', () => {
  it('explains every command in the README', () => {
    const readme = read('README.md');
    for (const name of Object.keys(
      (JSON.parse(read('package.json')) as { scripts: object }).scripts,
    ))
      expect(readme).toContain(
        name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
      );
  });
  it('states in the README that subaward files need their prime awards', () =>
    expect(read('README.md').replaceAll('\n', ' ')).toContain(
      'Subawards need a file with their prime awards beside them',
    ));
  it('describes every environment variable that a script or the server reads', () => {
    const settingsText = read('docs/settings.md');
    for (const name of findVariables('scripts', 'mock-api'))
      // NODE_ENV is written into a bundle, not read.
      if (name !== 'NODE_ENV')
        expect([name, settingsText.includes(`\`${name}\``)]).toEqual([name, true]);
  });
  it('has a README in every feature and block', () => {
    for (const tier of ['features', 'blocks'])
      for (const name of readdirSync(join(root, 'src', tier)))
        expect([name, existsSync(join(root, 'src', tier, name, 'README.md'))]).toEqual([
          name,
          true,
        ]);
  });
  it('contains no package host and no local path', () => {
    for (const name of [
      ...walk('src'),
      ...walk('docs'),
      ...walk('mock-api'),
      'README.md',
      'CONTRIBUTING.md',
      'package-lock.json',
    ])
      if (/\.(ts|tsx|md|json|mjs)$/.test(name))
        expect([name, /registry\.npmjs|\/work\/main|\/root\//.test(read(name))]).toEqual([
          name,
          false,
        ]);
  });
  it('numbers its decisions without gaps', () => {
    const numbers = readdirSync(join(root, 'docs/decisions'))
      .filter((name) => /^\d{4}-/.test(name))
      .map((name) => Number(name.slice(0, 4)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
