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
/** The media conditions of all stylesheets. `widths` reads them: min-width 768 and max-width 767 both mean 768. */
const conditions = [...css.matchAll(/@media ([^{]+)/g)].map(([, condition]) => condition!).join();
const widths = () => [
  ...[...conditions.matchAll(/min-width: ?([\d.]+)(px|em)/g)].map(
    ([, size, unit]) => Number(size) * (unit === 'em' ? 16 : 1),
  ),
  ...[...conditions.matchAll(/max-width: ?(\d+)px/g)].map(([, size]) => Number(size) + 1),
];
/** Returns the values of a property in the rules of exactly this selector. */
const findValues = (selector: string, property: string): string[] =>
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
/** Returns the folder that owns a file: one feature, block or chart, or the map. Returns '' for any other file. */
const getOwner = (file: string): string =>
  /^(features|blocks|charts)\/[^/]+|^map(?=\/)/.exec(file)?.[0] ?? '';

describe('the stylesheets', () => {
  it('change the layout only at the widths of the specification [i9.30, r9.26]', () => {
    const otherWidths = new Set(
      widths().filter((width) => ![320, 576, 768, 992, 1200, 1400, 1640].includes(width)),
    );
    // The design system widens its buttons at 480 px, which cannot be configured. On the narrowest phones the site's name needs
    // the space of its logo (400 px).
    expect([...otherWidths].filter((width) => ![480, 400].includes(width))).toEqual([]);
    expect([576, 768, 992, 1200, 1400, 1640].filter((width) => !widths().includes(width))).toEqual(
      [],
    );
  });
  it('treat a viewport below 768 px as narrow, as the code does [i9.33, r9.29]', () => {
    expect(css).toContain('@media (max-width: 767px)');
    expect(narrowerThan(breakpoints.tablet)).toBe('screen and (max-width: 767px)');
  });
  it('keep scroll targets clear of the sticky header', () => {
    expect(findValues('html', 'scroll-padding-top')).toEqual(['max(90px, 12rem - 102px)']);
    // A scroll margin of a figure would be added to the scroll padding of the page.
    expect(findValues('.figure', 'scroll-margin-top')).toEqual([]);
    expect(findValues('.search-page__sidebar', 'top')).toEqual(['82px']);
  });
  it('set tabular figures in one place, with negative letter spacing', () => {
    const numeralFiles = findFiles(/\.scss$/).filter((file) =>
      /font-variant-numeric|font-feature-settings/.test(readFileSync(file, 'utf8')),
    );
    expect(numeralFiles.map((file) => relative(root, file))).toEqual(['styles/_numerals.scss']);
    expect(findValues('.numeric', 'font-variant-numeric')).toEqual(['tabular-nums lining-nums']);
    expect(parseFloat(findValues('.numeric', 'letter-spacing')[0]!)).toBeLessThan(0);
  });
  it('change the letter spacing of numerals only', () => {
    const trackedFiles = findFiles(/\.scss$/).filter((file) =>
      /letter-spacing: (?!normal;)/.test(readFileSync(file, 'utf8')),
    );
    expect(trackedFiles.map((file) => relative(root, file))).toEqual(['styles/_numerals.scss']);
  });
  it('move the download bar within 500 ms', () => {
    expect(findValues('.download-bar', 'animation')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^bar-in 500ms /)]),
    );
    expect(findValues('.download-bar--leaving', 'transition')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^transform 500ms /)]),
    );
  });
  it('keep classes of a single feature, chart or the map out of the main stylesheet', () => {
    const names = new Set(getSelectors(stylesheets.get('styles/index.scss')!).flatMap(getClasses));
    const strayClasses = [...names].filter((name) => {
      const owners = new Set(findUsers(name).map(getOwner));
      return owners.size === 1 && /^(features|charts|map)/.test([...owners][0]!);
    });
    // The main stylesheet keeps `form-summary`, because its print rules show only forms with such a summary.
    expect(strayClasses).toEqual(['form-summary']);
  });
  it('of a feature, block or chart style its own elements and are imported by its modules', () => {
    const lazyStylesheets = [...stylesheets.keys()].filter(
      (sheet) => sheet !== 'styles/index.scss',
    );
    expect(lazyStylesheets.map(getOwner)).toEqual(
      expect.arrayContaining(['features/award', 'features/home', 'blocks/profile']),
    );
    const foreignSelectors = lazyStylesheets.flatMap((sheet) =>
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
    expect(foreignSelectors).toEqual([]);
    const unloadedFiles = lazyStylesheets.filter(
      (sheet) =>
        !code.some(
          ({ file, text }) =>
            dirname(file) === dirname(sheet) && text.includes(`import './${basename(sheet)}';`),
        ),
    );
    expect(unloadedFiles).toEqual([]);
  });
  it('are imported by modules with code of their own, because the build drops modules that only export others', () => {
    const importersWithoutCode = findFiles(/\.tsx?$/).filter((file) => {
      const text = readFileSync(file, 'utf8');
      const ownCode = text.replaceAll(
        /^(?:import|export) (?:[^;]* from )?'[^']+';$|^\/\*\*.*\*\/$/gm,
        '',
      );
      return /import '.*\.scss';/.test(text) && !ownCode.trim();
    });
    expect(importersWithoutCode.map((file) => relative(root, file))).toEqual([]);
  });
  it('have at most 300 lines each, and _pages.scss does not exist', () => {
    const longFiles = findFiles(/\.scss$/).filter(
      (file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 300,
    );
    expect(longFiles.map((file) => relative(root, file))).toEqual([]);
    expect(existsSync(join(root, 'styles/_pages.scss'))).toBe(false);
  });
});
