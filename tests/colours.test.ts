import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelToken, type Fill } from '../src/charts/drawing/fills';
import { needsOutlineByTone } from '../src/charts/drawing/stops';
import { awardGroupKeys } from '../src/domain/codes/awardTypes';
import { getAwardFill, getFunctionFill } from '../src/domain/codes/categoryColors';
import { colorDistance, visions } from './colorVision';

const root = join(__dirname, '../src');
const PALETTE = 'styles/_palette.scss';
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(scss|tsx?|html)$/.test(file) && !/\.test\./.test(file) && file !== PALETTE,
);
const palette = read(PALETTE);
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
const COLOR = String.raw`#[0-9a-f]{3,6}|rgb\([^)]*\)`;
/** Every color token with its light and dark value. A token with one value has it in both schemes. */
const tokens = new Map<string, Record<Scheme, string>>(
  [
    ...palette.matchAll(
      new RegExp(
        `^ *--([a-z0-9-]+): (?:#\\{both\\((${COLOR}), (${COLOR})\\)\\}|(${COLOR}));(?: //.*)?$`,
        'gm',
      ),
    ),
  ].map(([, name, light, dark, same]) => [name!, { light: light ?? same!, dark: dark ?? same! }]),
);

const WORDS =
  'aliceblue|aqua|aquamarine|azure|beige|black|blue|brown|coral|crimson|cyan|dark[a-z]+|deeppink|dimgr[ae]y|firebrick|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lavender|light[a-z]+|lime|magenta|maroon|mediumblue|midnightblue|navy|olive|orange|orchid|pink|plum|purple|red|royalblue|salmon|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow';
const NUMBERS =
  /(?<![\w&/#-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]|color\(\s*[a-z])/gi;
/** Patterns of color names used as values: of any property in a stylesheet, or of a color property in code. */
const colorNames = {
  scss: new RegExp(`:[^;{}]*?(?<![\\w-])(${WORDS})(?![\\w-])[^;{}]*;`, 'gi'),
  code: new RegExp(
    `(?:fill|stroke|[a-z-]*colou?r|background|border[a-z]*)['"]?(?:=|:\\s*)[{'"]+(${WORDS})['"]`,
    'gi',
  ),
};
const removeComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
const findFileColors = (file: string): string[] => {
  const text = removeComments(read(file));
  return [
    ...text.matchAll(NUMBERS),
    ...text.matchAll(file.endsWith('.scss') ? colorNames.scss : colorNames.code),
  ].map(([match]) => `${file}: ${match.trim()}`);
};

/** Returns the relative luminance of `#rrggbb` or `#rgb` (WCAG 2.2). */
const luminance = (hex: string): number => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};
const getContrast = (one: string, other: string, scheme: Scheme): number => {
  const [light, dark] = [tokens.get(one)!, tokens.get(other)!]
    .map((values) => luminance(values[scheme]))
    .sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
};
const createPairs = (fronts: string, grounds: string): [string, string][] =>
  fronts
    .split(' ')
    .flatMap((front) => grounds.split(' ').map((ground) => [front, ground] as [string, string]));
const findBelow = (list: readonly [string, string][], least: number, scheme: Scheme): string[] =>
  list
    .map(([front, ground]) => ({ front, ground, contrast: getContrast(front, ground, scheme) }))
    .filter(({ contrast }) => contrast < least)
    .map(({ front, ground, contrast }) => `${front} on ${ground}: ${contrast.toFixed(2)}`);

const fills = [...tokens.keys()].filter((name) =>
  /^(part|defense|health|income|finance|commerce|nature|learning)-[1-3]$|^award-/.test(name),
) as Fill[];
describe('colors', () => {
  it('are defined in one file, except for the header color in index.html', () => {
    expect(files.length).toBeGreaterThan(300);
    const { light, dark } = tokens.get('band')!;
    expect(files.flatMap(findFileColors)).toEqual([`index.html: ${light}`]);
    // The header of the browser has this color in both schemes.
    expect(dark).toBe(light);
  });
  it('are detected as hex, function or name, in stylesheets and code', () => {
    const findColors = (text: string, kind: 'scss' | 'code') => [
      ...(text.match(NUMBERS) ?? []),
      ...(text.match(colorNames[kind]) ?? []),
    ];
    for (const text of ['color: #fff;', 'color: rgb(0 0 0 / 20%);', 'border: 1px solid red;'])
      expect(findColors(text, 'scss')).toHaveLength(1);
    for (const text of [
      'fill="white"',
      "'#1B2B85'",
      "color: 'hsl(1deg 2% 3%)'",
      "background: 'red'",
    ])
      expect(findColors(text, 'code')).toHaveLength(1);
    expect(findColors("href='#summary' colour = 'Red tape'", 'code')).toEqual([]);
    expect(findColors('white-space: pre; color: var(--gold);', 'scss')).toEqual([]);
  });
  it('refer only to defined tokens, and every token is used', () => {
    const all = files.map(read).join('\n') + palette;
    const usedNames = new Set([...all.matchAll(/var\(--([a-z0-9-]+)\)/g)].map(([, name]) => name!));
    const definedNames = new Set([
      ...[...all.matchAll(/['"\s]--([a-z0-9-]+)['"]?: /g)].map(([, name]) => name!),
    ]);
    expect([...usedNames].filter((name) => !definedNames.has(name))).toEqual([]);
    // Code uses a token by its full name, as a tone, as a fill, or as a stem with a digit.
    const stems = [...all.matchAll(/var\(--([a-z-]+-)[#$]\{/g)].map(([, stem]) => stem!);
    const code = files
      .filter((file) => /\.tsx?$/.test(file))
      .map(read)
      .join('\n');
    const fillTokens = new Set<string>([...fills, ...fills.map(labelToken)]);
    const unusedTokens = [...tokens.keys()].filter(
      (name) =>
        !usedNames.has(name) &&
        !(name in needsOutlineByTone) &&
        !fillTokens.has(name) &&
        !code.includes(`'--${name}'`) &&
        !stems.some((stem) => name.startsWith(stem) && /^\d$/.test(name.slice(stem.length))),
    );
    expect(unusedTokens).toEqual([]);
  });
  it('have a light and a dark value in every line of the palette', () => {
    const names = [...palette.matchAll(/^ *--(?!when-)([a-z0-9-]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(70);
    expect(names.filter((name) => !tokens.has(name!))).toEqual([]);
  });
});
describe.each(schemes)('colors of the %s scheme', (scheme) => {
  it('of text have a contrast of at least 4.5:1 with their backgrounds', () => {
    expect(
      findBelow(
        [
          ...createPairs(
            'ink muted link link-dark error covid covid-outlays rescue-outlays',
            'page surface',
          ),
          ...createPairs(
            'ink',
            'neutral tint tint-strong rule warning-ground success-ground info-ground error-ground map-none map-1 map-2 map-3',
          ),
          ...createPairs('muted', 'neutral rule tint'),
          ...createPairs(
            'link',
            'neutral tint warning-ground success-ground info-ground error-ground',
          ),
          ...createPairs('link-dark', 'tint tint-strong neutral'),
          ...createPairs('disabled success', 'page'),
          ...createPairs('page', 'ink'),
          ...createPairs('on-dark', 'band band-deep band-light action action-dark'),
          ...createPairs('on-dark-quiet', 'band band-deep band-light'),
          ...createPairs('on-gold', 'gold'),
          ...createPairs(
            'on-mark',
            'muted rule-strong covid infrastructure rest map-4 map-5 map-6',
          ),
          ...fills.map((fill): [string, string] => [labelToken(fill), fill]),
        ],
        4.5,
        scheme,
      ),
    ).toEqual([]);
  });
  it('of marks or their outlines have a contrast of at least 3:1 with the page', () => {
    // A gold mark has an outline in the color of the text, which a white page needs.
    const besideGold = scheme === 'light' ? 'ink' : 'page';
    expect(
      findBelow(
        [
          ...createPairs(
            `obligation receded outlay loan-subsidy covid covid-obligations covid-outlays rescue-obligations rescue-outlays infrastructure rest gold-dark success action focus rule-strong ${scheme === 'light' ? fills.join(' ') : 'part-edge'}`,
            'page surface',
          ),
          ...createPairs('rule-strong', 'page potential-award map-none map-1'),
          ...createPairs('gold', `${besideGold} band band-deep`),
          ...createPairs(
            'door-agency door-recipient door-state door-award-data door-account-data door-api',
            'page',
          ),
        ],
        3,
        scheme,
      ),
    ).toEqual([]);
  });
  it('of obligations match the fourth of the six map shades, which leave the page evenly', () => {
    expect(tokens.get('map-4')).toEqual(tokens.get('obligation'));
    const steps = [1, 2, 3, 4, 5, 6].map(
      (at) => luminance(tokens.get(`map-${at}`)![scheme]) ** (1 / 3),
    );
    const direction = scheme === 'light' ? -1 : 1;
    const between = steps.slice(1).map((step, at) => direction * (step - steps[at]!));
    expect(Math.min(...between)).toBeGreaterThan(0.08);
    expect(Math.max(...between)).toBeLessThan(0.2);
  });
});

/** Smallest OKLab distance between neighboring colors that are easy to tell apart: about five times the just noticeable difference. */
const LEAST_DISTANCE = 0.09;
/** The ten largest budget functions, in order of their usual amounts. */
const largestFunctions = ['570', '650', '050', '900', '550', '600', '700', '500', '370', '400'];
const allPairs = (names: readonly string[]): [string, string][] =>
  names.flatMap((one, at) => names.slice(at + 1).map((other): [string, string] => [one, other]));

const views = schemes.flatMap((scheme) =>
  Object.entries(visions).map(([name, see]) => ({ scheme, name, see })),
);
describe.each(views)('colors of the $scheme scheme seen with $name', ({ scheme, see }) => {
  const findSimilar = (pairs: readonly [string, string][]) =>
    pairs.flatMap(([one, other]) => {
      const distance = colorDistance(
        see(tokens.get(one)![scheme]),
        see(tokens.get(other)![scheme]),
      );
      return distance < LEAST_DISTANCE ? [`${one} and ${other}: ${distance.toFixed(3)}`] : [];
    });
  it('differ between all award types', () =>
    expect(findSimilar(allPairs(awardGroupKeys.map(getAwardFill)))).toEqual([]));
  it('differ between the ten largest budget functions', () =>
    expect(findSimilar(allPairs(largestFunctions.map(getFunctionFill)))).toEqual([]));
  it('differ between the shades of a hue', () => {
    expect(fills).toHaveLength(30);
    const hues = fills.filter((fill) => fill.endsWith('-1')).map((fill) => fill.slice(0, -2));
    expect(hues).toHaveLength(8);
    expect(
      findSimilar(hues.flatMap((hue) => allPairs([1, 2, 3].map((shade) => `${hue}-${shade}`)))),
    ).toEqual([]);
  });
  it('differ between the accent, receding marks and the light stripes of an incomplete period', () =>
    expect(findSimilar(allPairs(['obligation', 'receded', 'obligation-light']))).toEqual([]));
});
