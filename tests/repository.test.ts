import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { amountPresets } from '../src/domain/search/amountPresets';
import {
  EARLIEST_EXPLORER_YEAR,
  EARLIEST_FEDERAL_ACCOUNT_YEAR,
  EARLIEST_FISCAL_YEAR,
} from '../src/domain/fiscal';
import { apiRoots } from '../src/domain/site/site';

const root = join(__dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const walk = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(root, path)).isDirectory() ? walk(path) : [path];
  });

describe('settings', () => {
  it('document every build variable [i9.41]', () => {
    const listed = read('docs/settings.md');
    for (const [, name] of (
      read('src/domain/site/site.ts') + read('src/domain/site/outsideLinks.ts')
    ).matchAll(/process\.env\.(\w+)/g))
      expect(listed).toContain(`\`${name}\``);
  });
  it('name three API roots [i7.1]', () =>
    expect(apiRoots).toEqual({
      production: 'https://api.usaspending.gov/api/',
      local: 'http://localhost:8000/api/',
      mock: '/api/',
    }));
  it('keep the constants of the specification [i9.1, r5.19]', () => {
    expect([EARLIEST_FISCAL_YEAR, EARLIEST_EXPLORER_YEAR, EARLIEST_FEDERAL_ACCOUNT_YEAR]).toEqual([
      2008, 2017, 2017,
    ]);
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
  it('says in the README what a file of subawards needs beside it', () =>
    expect(read('README.md').replaceAll('\n', ' ')).toContain(
      'Subawards need a file with their prime awards beside them',
    ));
  it('describes every environment variable that a script or the server reads', () => {
    const listed = read('docs/settings.md');
    const used = new Set(
      [...walk('scripts'), ...walk('mock-api')]
        .filter((name) => /\.(mjs|cjs|ts)$/.test(name))
        .flatMap((name) =>
          [...read(name).matchAll(/process\.env\.([A-Z_]+)/g)].map(([, variable]) => variable!),
        ),
    );
    for (const name of used)
      // The last is written into a bundle, not read.
      if (!['RECONCILE_SEED', 'RECONCILE_SETS', 'NODE_ENV'].includes(name))
        expect([name, listed.includes(`\`${name}\``)]).toEqual([name, true]);
  });
  it('has a README in every feature and block', () => {
    for (const tier of ['features', 'blocks'])
      for (const name of readdirSync(join(root, 'src', tier)))
        expect([name, existsSync(join(root, 'src', tier, name, 'README.md'))]).toEqual([
          name,
          true,
        ]);
  });
  it('names no package host and no machine path', () => {
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
