/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { join } from 'node:path';
import { compile } from 'sass';
import { breakpoints } from '../src/lib/layoutTokens';
import { narrowerThan } from '../src/ui/useMediaQuery';
import sassOptions from '../scripts/lib/sassOptions.cjs';

const { css } = compile(join(__dirname, '../src/styles/index.scss'), sassOptions);
/** The widths in the conditions of all sheets at which the layout changes: 768 for "from 768" as for "to 767". */
const conditions = [...css.matchAll(/@media ([^{]+)/g)].map(([, condition]) => condition!).join();
const widths = () => [
  ...[...conditions.matchAll(/min-width: ?([\d.]+)(px|em)/g)].map(
    ([, size, unit]) => Number(size) * (unit === 'em' ? 16 : 1),
  ),
  ...[...conditions.matchAll(/max-width: ?(\d+)px/g)].map(([, size]) => Number(size) + 1),
];
/** What a property of the rules of exactly this selector is set to. */
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

describe('the sheets', () => {
  it('change the layout at the widths of the specification alone', () => {
    const others = new Set(
      widths().filter((width) => ![320, 576, 768, 992, 1200, 1400, 1640].includes(width)),
    );
    // The design system widens its buttons at a width of its own that it lets no one set; the name of the site needs the room of its mark on the narrowest phones.
    expect([...others].filter((width) => ![480, 400].includes(width))).toEqual([]);
    expect([576, 768, 992, 1200, 1400].filter((width) => !widths().includes(width))).toEqual([]);
  });
  it('and the code call a window narrow under the same 768 px', () => {
    expect(css).toContain('@media (max-width: 767px)');
    expect(narrowerThan(breakpoints.tablet)).toBe('screen and (max-width: 767px)');
  });
  it('keep what is scrolled to clear of the band of 66 px', () => {
    expect(values('html', 'scroll-padding-top')).toEqual(['90px']);
    expect(values('.figure', 'scroll-margin-top')).toEqual(['90px']);
    expect(values('.search-page__sidebar', 'top')).toEqual(['82px']);
  });
  it('move the bar of downloads within 500 ms', () => {
    expect(values('.download-bar', 'animation')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^bar-in 500ms /)]),
    );
    expect(values('.download-bar--leaving', 'transition')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^transform 500ms /)]),
    );
  });
});
