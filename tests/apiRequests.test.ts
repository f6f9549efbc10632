import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const src = join(__dirname, '../src');
const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
/** Source files of the site without tests. `name` is the path below `src`. */
const sources = walk(src)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({
    name: relative(src, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));
const findOffenders = (breaks: (text: string) => boolean, exempt: RegExp) =>
  sources.filter(({ name, text }) => !exempt.test(name) && breaks(text)).map(({ name }) => name);

/** Returns the bodies of the effects in a file. */
const findEffectBodies = (text: string): string[] =>
  [...text.matchAll(/use(?:Layout)?Effect\(\(\) => ([\s\S]*?)\n {2}\}?,? ?\[/g)].map(
    ([, body]) => body!,
  );
/** Returns the names of functions that a file imports from the services, without types. */
const findServiceImports = (text: string): string[] =>
  [
    ...text.matchAll(
      /import \{([^}]*)\} from '@\/services\/(?!analytics|http\/(?:dataSource|cancel))/g,
    ),
  ]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

describe('an API request', () => {
  it('is detected in the source code by this test', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(findEffectBodies('useEffect(() => {\n    load();\n  }, [load]);')).toEqual([
      '{\n    load();',
    ]);
    expect(findServiceImports("import { type A, fetchB } from '@/services/b';")).toEqual([
      'fetchB',
    ]);
    expect(
      sources.filter(({ name, text }) => name.startsWith('services/') && /v2\//.test(text)).length,
    ).toBeGreaterThan(10);
  });
  it('has its path only in the services', () =>
    expect(findOffenders((text) => /['"`/]v2\//.test(text), /^services\//)).toEqual([]));
  it('is sent by lib/requests, not by an effect of a component', () =>
    expect(
      findOffenders(
        (text) =>
          findEffectBodies(text).some((body) =>
            findServiceImports(text).some((name) => new RegExp(`\\b${name}\\b`).test(body)),
          ),
        /^(services|lib\/requests)\//,
      ),
    ).toEqual([]));
  it('is aborted only by lib/requests, the services and the listed files', () =>
    expect(
      findOffenders((text) => text.includes('new AbortController'), /^(services|lib\/requests)\//),
    ).toEqual([
      // Requests all rows when a file is saved, which is a command and not a section of the page.
      'blocks/result-cells/index.tsx',
      // Printing waits for all sections of the page; leaving the page cancels the wait.
      'features/award/header/AwardTools.tsx',
      // Requests trees of codes, whose state the specification defines.
      'features/award-search/controls/CodeTreeControl.tsx',
      // Restores a saved search into the store, once.
      'features/award-search/useSearchFromAddress.ts',
      // Starts the jobs of thunks: downloads that are being prepared and searches of the glossary.
      'lib/redux.ts',
      // Requests suggestions for typed text.
      'ui/useSuggestions.ts',
    ]));
  it('is never parsed from its cache key', () =>
    expect(
      findOffenders((text) => /JSON\.parse\((?!.*[Ss]torage)[^)]*\b[Kk]ey\b/.test(text), /^$/),
    ).toEqual([]));
  it('has errors that code never identifies by message', () =>
    expect(
      findOffenders(
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
  it('is pure: it uses no document, window, storage, clock or random numbers', () =>
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

/** Returns code without comments. `removeStrings` also removes the content of strings. */
const removeComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
const removeStrings = (text: string) =>
  removeComments(text).replaceAll(/'[^'\n]*'|"[^"\n]*"/g, "''");
/** Names that the specification gives to filters in the state and to fields of saved searches. */
const stateNames =
  /^(time_period|(start|end)_date|place_type|matched_ids|district_(current|original)|(top|sub)tier_(agency|code)|program_(number|title))$/;
/** Names that the specification gives to the fields of a recipient and its place (`interactive.md` §3, "Recipient"). */
const recipientNames =
  /^(recipient_(id|level)|alternate_names|parent_(id|name|uei|duns)|total_(face_value_loan_)?transaction(s|_amount)|total_face_value_loan_amount|business_types|address_line[123]|foreign_(province|postal_code)|city_name|county_name|state_code|country_name|location_country_code|congressional_code)$/;
/** Returns the names of API fields that code reads: `row.recipient_id`, `row['Award ID']`, `{ recipient_id: id } =`. */
const findApiFields = (text: string): string[] => [
  ...[...removeStrings(text).matchAll(/[\w)\]]!?\??\.([a-z]+(?:_[a-z0-9]+)+)\b/g)].map(
    ([, name]) => name!,
  ),
  ...[
    ...removeComments(text).matchAll(/[\w)\]]!?(?:\?\.)?\[(['"])([^'"\n]*[ _][^'"\n]*)\1\]/g),
  ].map(([, , name]) => name!),
  ...[
    ...removeStrings(text).matchAll(/\{([^{}=;()]*)\}(?:: [\w.<>[\]]+)?\s*(?:\)? ?=|\) ?=>)/g),
  ].flatMap(([, names]) =>
    [...names!.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b/g)].map(([, name]) => name!),
  ),
];
describe('the API format', () => {
  const servicesPath = /^services\//;
  it('is detected by this test where code reads it', () => {
    expect(
      findApiFields(
        "row.recipient_id; row?.def_codes; row['Award ID']; row.id; f('a b'); // row.of_comment",
      ),
    ).toEqual(['recipient_id', 'def_codes', 'Award ID']);
    expect(
      findApiFields('const { agency_slug: slug } = row; rows.map(({ award_id: id }) => id);'),
    ).toEqual(['agency_slug', 'award_id']);
    expect(
      sources.filter(({ name, text }) => servicesPath.test(name) && findApiFields(text).length)
        .length,
    ).toBeGreaterThan(15);
  });
  it('has types that only the services import', () =>
    expect(
      findOffenders((text) => /from '(@\/services\/.*|\.\.?\/.*)\/wire'/.test(text), servicesPath),
    ).toEqual([]));
  it('is read only by the services', () =>
    expect(
      sources
        .filter(({ name }) => !servicesPath.test(name))
        .flatMap(({ name, text }) =>
          findApiFields(text)
            .filter((each) => !stateNames.test(each) && !recipientNames.test(each))
            .map((each) => `${name}: ${each}`),
        ),
    ).toEqual([
      // These are headings and front matter of the site's own texts.
      'domain/content.ts: data_act_term',
      'domain/content.ts: Official Definition',
      'domain/content.ts: More Resources',
    ]));
  it('does not appear as untyped records above the services', () =>
    expect(
      findOffenders(
        (text) =>
          /Record<string, (unknown|any)>|\[\w+: string\]: (unknown|any)\b/.test(
            removeComments(text),
          ),
        /^(services|domain|lib)\//,
      ),
    ).toEqual([
      // This request body of a download is sent to the service, but not read by the site.
      'blocks/downloads/state/download.ts',
    ]));
  it('is converted to service models without unknown or any', () =>
    expect(
      sources
        .filter(({ name }) => servicesPath.test(name) && !/\/wire\.ts$/.test(name))
        .filter(({ text }) =>
          [...removeComments(text).matchAll(/export (?:interface|type) [\s\S]*?\n(?=\}|\S)/g)].some(
            ([model]) => /\b(unknown|any)\b/.test(model),
          ),
        )
        .map(({ name }) => name),
    ).toEqual([
      // These request bodies are sent, but not read.
      'services/downloads/downloadService.ts',
      'services/http/client.ts',
      // A saved search may contain anything. The filter definitions validate each field.
      'services/search/savedFilters.ts',
    ]));
});
