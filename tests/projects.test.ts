import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projects } from '../jest.config';

const root = join(__dirname, '..');
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean);
const findProjects = (file: string) =>
  projects
    .filter(({ testRegex }) => testRegex.some((regex) => new RegExp(regex).test(join(root, file))))
    .map(({ displayName }) => displayName);

describe('the Jest projects', () => {
  it('contain each test file exactly once', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => findProjects(file).length !== 1)).toEqual([]);
  });
  it.each([
    ['src/domain/fiscal.test.ts', 'unit'],
    ['src/services/http/client.test.ts', 'unit-dom'],
    ['src/blocks/panel/panel.test.tsx', 'unit-dom'],
    ['tests/prerender.node.test.tsx', 'unit'],
    ['mock-api/fuzz.test.ts', 'api'],
    ['tests/journeys/search.test.tsx', 'journeys'],
  ])('run %s in %s', (file, project) => {
    expect(findProjects(file)).toEqual([project]);
  });
  it('have no global setup for unit tests', () => {
    const setups = projects.map((project) => [project.displayName, 'globalSetup' in project]);
    expect(setups).toEqual([
      ['unit', false],
      ['unit-dom', false],
      ['api', true],
      ['journeys', true],
    ]);
  });
});
