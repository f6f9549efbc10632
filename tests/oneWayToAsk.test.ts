/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const src = join(__dirname, '../src');
const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
/** Sources of the site without tests, by their path below `src`. */
const sources = walk(src)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({
    name: relative(src, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));
const found = (breaks: (text: string) => boolean, but: RegExp) =>
  sources.filter(({ name, text }) => !but.test(name) && breaks(text)).map(({ name }) => name);

/** Bodies of the effects of a file. */
const effects = (text: string): string[] =>
  [...text.matchAll(/use(?:Layout)?Effect\(\(\) => ([\s\S]*?)\n {2}\}?,? ?\[/g)].map(
    ([, body]) => body!,
  );
/** Names of calls that a file takes from the services; types are none. */
const calls = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '@\/services\/(?!analytics|http\/dataSource)/g)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

describe('a question to the API', () => {
  it('is found among the sources by this test', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(effects('useEffect(() => {\n    load();\n  }, [load]);')).toEqual(['{\n    load();']);
    expect(calls("import { type A, fetchB } from '@/services/b';")).toEqual(['fetchB']);
    expect(
      sources.filter(({ name, text }) => name.startsWith('services/') && /v2\//.test(text)).length,
    ).toBeGreaterThan(10);
  });
  it('has its path in the services alone', () =>
    expect(found((text) => /['"`/]v2\//.test(text), /^services\//)).toEqual([]));
  it('is asked by lib/requests, not by an effect of a component', () =>
    expect(
      found(
        (text) =>
          effects(text).some((body) =>
            calls(text).some((name) => new RegExp(`\\b${name}\\b`).test(body)),
          ),
        /^(services|lib\/requests)\//,
      ),
    ).toEqual([]));
  it('is given up by lib/requests: who holds a signal of its own does something else', () =>
    expect(
      found((text) => text.includes('new AbortController'), /^(services|lib\/requests)\//),
    ).toEqual([
      // The poll of a download that is being made.
      'blocks/downloads/tracking/watch.ts',
      // The whole table, asked for when its file is saved: a command, not a panel.
      'blocks/result-cells/index.tsx',
      // The glossary, in the state that the specification names.
      'blocks/slide-outs/state/glossaryThunks.ts',
      // Trees of codes, in the state that the specification names.
      'features/award-search/controls/CodeTreeControl.tsx',
      // A saved search is restored into the store, once.
      'features/award-search/useSearchFromAddress.ts',
      // Texts and static files of the site.
      'lib/useLoaded.ts',
      // What is typed, looked up key by key.
      'ui/Suggest.tsx',
    ]));
  it('is never read back from its key', () =>
    expect(
      found((text) => /JSON\.parse\((?!.*[Ss]torage)[^)]*\b[Kk]ey\b/.test(text), /^$/),
    ).toEqual([]));
  it('fails by status and reason: nothing is recognised by the words of an error', () =>
    expect(
      found(
        (text) =>
          /\b(message|error|failure)\b(\.message)?\s*[!=]==\s*['"`](?!['"`])/.test(text) ||
          /\b(error|failure)\b\??(\.message)?\??\.(includes|match|startsWith|endsWith)\(/.test(
            text,
          ) ||
          /\.test\([^)]*\b(error|failure)\.message/.test(text),
        /^services\/http\/serviceError\.ts$/,
      ),
    ).toEqual([]));
});
describe('the domain', () => {
  it('is pure: no document, window, storage or clock of its own', () =>
    expect(
      sources
        .filter(({ name }) => name.startsWith('domain/'))
        .filter(({ text }) =>
          /\b(document\.|window\.|localStorage|sessionStorage|new Date\(\)|Date\.now|Math\.random)/.test(
            text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
          ),
        )
        .map(({ name }) => name),
    ).toEqual([]));
});
