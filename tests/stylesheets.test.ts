import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { compile } from 'sass';
import { breakpoints } from '../src/lib/layoutTokens';
import { narrowerThan } from '../src/ui/useMediaQuery';
import sassOptions from '../scripts/build/sassOptions.cjs';

const root = join(__dirname, '../src');
const findFiles = (pattern: RegExp): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/\.test\./.test(file))
    .map((file) => join(root, file));
/** Every stylesheet that a module imports, by its path in `src`. Files that begin with `_` are parts of other stylesheets. */
const stylesheets = new Map(
  findFiles(/\.scss$/)
    .filter((file) => !basename(file).startsWith('_'))
    .map((file) => [relative(root, file), compile(file, sassOptions).css]),
);
const css = [...stylesheets.values()].join('\n');
/** The widths in the media queries of all stylesheets at which the layout changes: 768 for both "from 768" and "to 767". */
const conditions = [...css.matchAll(/@media ([^{]+)/g)].map(([, condition]) => condition!).join();
const widths = () => [
  ...[...conditions.matchAll(/min-width: ?([\d.]+)(px|em)/g)].map(
    ([, size, unit]) => Number(size) * (unit === 'em' ? 16 : 1),
  ),
  ...[...conditions.matchAll(/max-width: ?(\d+)px/g)].map(([, size]) => Number(size) + 1),
];
/** Returns the values of a property in the rules of exactly this selector. */
const values = (selector: string, property: string): string[] =>
  [...css.matchAll(/(?:^|\n)\s*([^{}@]+?) \{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors === selector)
    .flatMap(([, , body]) =>
      body!
        .split(';')
        .map((line) => line.trim())
        .filter((line) => line.startsWith(`${property}: `))
        .map((line) => line.slice(property.length + 2)),
    );
/** Returns the selectors of a stylesheet. */
const getSelectors = (sheet: string): string[] =>
  [...sheet.matchAll(/(?:^|[{}])\s*([^{}@;]+?)\s*\{/g)].flatMap(([, list]) =>
    list!.split(/,\s*(?![^()]*\))/),
  );
const getClasses = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!);
const code = findFiles(/\.tsx?$/).map((file) => ({
  file: relative(root, file),
  text: readFileSync(file, 'utf8'),
}));
/** Returns the files that use a class. A class built from a stem and a value (`notice--${kind}`) is found by its stem. */
const findUsers = (name: string): string[] => {
  const namePattern = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  const stem = `${name.split('--')[0]}--\${`;
  return code
    .filter(({ text }) => namePattern.test(text) || (name.includes('--') && text.includes(stem)))
    .map(({ file }) => file);
};
/** Returns the folder that owns a file: one feature, block or chart, or the map. */
const getOwner = (file: string): string =>
  /^(features|blocks|charts)\/[^/]+|^map(?=\/)/.exec(file)?.[0] ?? '';

describe('the stylesheets', () => {
  it('change the layout only at the widths of the specification [i9.30, r9.26]', () => {
    const others = new Set(
      widths().filter((width) => ![320, 576, 768, 992, 1200, 1400, 1640].includes(width)),
    );
    // The design system widens its buttons at 480 px, which cannot be configured. On the narrowest phones the site's name needs
    // the space of its logo (400 px).
    expect([...others].filter((width) => ![480, 400].includes(width))).toEqual([]);
    expect([576, 768, 992, 1200, 1400, 1640].filter((width) => !widths().includes(width))).toEqual(
      [],
    );
  });
  it('call a viewport narrow below 768 px, as the code does [i9.33, r9.29]', () => {
    expect(css).toContain('@media (max-width: 767px)');
    expect(narrowerThan(breakpoints.tablet)).toBe('screen and (max-width: 767px)');
  });
  it('keep scroll targets clear of the sticky header', () => {
    expect(values('html', 'scroll-padding-top')).toEqual(['max(90px, 12rem - 102px)']);
    // Set only once: a margin of a figure would be added to the padding of the page.
    expect(values('.figure', 'scroll-margin-top')).toEqual([]);
    expect(values('.search-page__sidebar', 'top')).toEqual(['82px']);
  });
  it('set tabular figures in one place, with negative letter spacing', () => {
    const numeralFiles = findFiles(/\.scss$/).filter((file) =>
      /font-variant-numeric|font-feature-settings/.test(readFileSync(file, 'utf8')),
    );
    expect(numeralFiles.map((file) => relative(root, file))).toEqual(['styles/_numerals.scss']);
    expect(values('.numeric', 'font-variant-numeric')).toEqual(['tabular-nums lining-nums']);
    expect(parseFloat(values('.numeric', 'letter-spacing')[0]!)).toBeLessThan(0);
  });
  it('move the download bar within 500 ms', () => {
    expect(values('.download-bar', 'animation')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^bar-in 500ms /)]),
    );
    expect(values('.download-bar--leaving', 'transition')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^transform 500ms /)]),
    );
  });
  it('keep classes of a single feature, chart or the map out of the main stylesheet', () => {
    const names = new Set(getSelectors(stylesheets.get('styles/index.scss')!).flatMap(getClasses));
    const strays = [...names].filter((name) => {
      const homes = new Set(findUsers(name).map(getOwner));
      return homes.size === 1 && /^(features|charts|map)/.test([...homes][0]!);
    });
    // In print, a form with a summary of the selected values stays visible.
    expect(strays).toEqual(['form-summary']);
  });
  it('of a feature, block or chart style its own elements and are imported by its modules', () => {
    const late = [...stylesheets.keys()].filter((sheet) => sheet !== 'styles/index.scss');
    expect(late.map(getOwner)).toEqual(
      expect.arrayContaining(['features/award', 'features/home', 'blocks/profile']),
    );
    const foreign = late.flatMap((sheet) =>
      getSelectors(stylesheets.get(sheet)!)
        .filter((selector) => getClasses(selector).length)
        .filter(
          (selector) =>
            !getClasses(selector)
              .flatMap(findUsers)
              .some((file) => file.startsWith(`${getOwner(sheet) || dirname(sheet)}/`)),
        )
        .map((selector) => `${sheet}: ${selector}`),
    );
    expect(foreign).toEqual([]);
    const unloaded = late.filter(
      (sheet) =>
        !code.some(
          ({ file, text }) =>
            dirname(file) === dirname(sheet) && text.includes(`import './${basename(sheet)}';`),
        ),
    );
    expect(unloaded).toEqual([]);
  });
  it('have at most 300 lines each, and no stylesheet is for pages in general', () => {
    const long = findFiles(/\.scss$/).filter(
      (file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 300,
    );
    expect(long.map((file) => relative(root, file))).toEqual([]);
    expect(existsSync(join(root, 'styles/_pages.scss'))).toBe(false);
  });
});
