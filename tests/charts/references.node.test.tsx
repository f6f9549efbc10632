import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import {
  chartExamples,
  renderExample,
  type ChartExample,
} from '@/features/temp-page/examples/everyChart';
import { exampleSets } from '@/features/temp-page/examples/exampleRows';
import { formatMarkup } from './markup';
import './toEqualReferences';

const folder = join(__dirname, 'references');
/** Chart widths in pixels, on a desktop and on a phone. */
const [wide, narrow] = [800, 350];
const sets = Object.keys(exampleSets);
/** Datasets that are also rendered at the narrow width. */
const narrowSets = [
  'As usual',
  'Names of 200 characters',
  'From -$1 to $99 trillion',
  'Right to left',
];
/** Charts built from HTML, whose layout depends on the browser and not on a given width. */
const htmlCharts = ['bar-rows', 'ribbon'];
/** Whether this run writes the references (`npm run charts:accept`). */
const isAccepting = Boolean(process.env.ACCEPT_CHARTS);

// Only a browser can measure the size of a chart.
let mockWidth = 0;
jest.mock('@/ui/useDrawingSize', () => ({
  useDrawingSize: () => ({
    box: { current: null },
    width: mockWidth,
    text: 13,
    isMeasured: true,
    screenHeight: 0,
  }),
}));

const fileName = (chart: ChartExample, set: string, width: number): string => {
  const slug = set.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${chart.folder}-${slug}-${width}.html`;
};
const render = (chart: ChartExample, set: string, width: number): string => {
  mockWidth = width;
  const markup = renderToStaticMarkup(
    <StaticRouter location="/">{renderExample(chart, set)}</StaticRouter>,
  );
  return formatMarkup(markup);
};
/** Returns the results of `getValue` for each example of the charts, by the file name of its reference. */
const mapExamples = <V,>(
  charts: readonly ChartExample[],
  getValue: (chart: ChartExample, set: string, width: number) => V,
): ReadonlyMap<string, V> =>
  new Map(
    charts.flatMap((chart) => [
      ...sets.map((set) => [fileName(chart, set, wide), getValue(chart, set, wide)] as const),
      ...(htmlCharts.includes(chart.folder) ? [] : narrowSets).map(
        (set) => [fileName(chart, set, narrow), getValue(chart, set, narrow)] as const,
      ),
    ]),
  );

describe('chart references', () => {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder);

  it('cover every chart in src/charts', () => {
    const charts = readdirSync(join(__dirname, '../../src/charts'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'drawing')
      .map(({ name }) => name);
    expect(chartExamples.map((chart) => chart.folder).sort()).toEqual(charts.sort());
  });
  it('belong to examples that still exist', () => {
    const names = mapExamples(chartExamples, () => true);
    const orphans = files.filter((name) => !names.has(name));
    if (isAccepting) orphans.forEach((name) => rmSync(join(folder, name)));
    else expect(orphans).toEqual([]);
  });
  it.each(chartExamples)('equal the rendered markup of $folder', (chart) => {
    const rendered = mapExamples([chart], render);
    if (isAccepting) rendered.forEach((markup, name) => writeFileSync(join(folder, name), markup));
    const accepted = [...rendered.keys()]
      .filter((name) => isAccepting || files.includes(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
    expect(rendered).toEqualReferences(new Map(accepted));
    for (const markup of rendered.values()) expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });
});
