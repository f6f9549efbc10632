/** A row of example data: a name and an amount in dollars, null if missing. */
export interface ExampleRow {
  key: string;
  name: string;
  amount: number | null;
}
type Pair = readonly [name: string, amount: number | null];
const makeRows = (pairs: readonly Pair[]): ExampleRow[] =>
  pairs.map(([name, amount], at) => ({ key: String(at), name, amount }));

/** The name of the set with realistic data. */
export const ordinarySetName = 'As usual';

/** An ordinary set, and sets with names and amounts that are hard to display. All data is invented. */
export const exampleSets: Readonly<Record<string, readonly ExampleRow[]>> = {
  [ordinarySetName]: makeRows([
    ['Social Security Administration', 1_541_200_000_000],
    ['Department of Health and Human Services', 1_318_400_000_000],
    ['Department of the Treasury', 1_089_700_000_000],
    ['Department of Defense', 871_300_000_000],
    ['Department of Veterans Affairs', 301_900_000_000],
    ['Department of Agriculture', 203_500_000_000],
    ['Office of Personnel Management', 129_800_000_000],
    ['Department of Transportation', 107_400_000_000],
    ['Department of Education', 81_600_000_000],
    ['Department of Housing and Urban Development', 62_300_000_000],
    ['Other agencies', 214_000_000_000],
  ]),
  'Names of 200 characters': makeRows([
    ['W'.repeat(200), 60_000_000],
    ['i'.repeat(200), 30_000_000],
    ['0123456789'.repeat(20), 8_000_000],
    ['Supercalifragilistic'.repeat(10), 2_000_000],
  ]),
  'From -$1 to $99 trillion': makeRows([
    ['Ninety-nine trillion', 99_000_000_000_000],
    ['A billion', 1_000_000_000],
    ['A dollar', 1],
    ['Nothing', 0],
    ['A dollar taken back', -1],
  ]),
  'Large amounts taken back': makeRows([
    ['Given', 700_000_000],
    ['Given, too', 250_000_000],
    ['Taken back', -300_000_000],
    ['Taken back, too', -90_000_000],
  ]),
  'One of 99.9 %': makeRows([
    ['Nearly all', 999_000],
    ['Half a thousandth', 500],
    ['The other half', 500],
  ]),
  'All zero': makeRows([
    ['Nothing', 0],
    ['Nothing either', 0],
  ]),
  'One alone': makeRows([['The only one', 1_234_567]]),
  'Right to left': makeRows([
    ['وزارة الصحة والخدمات الإنسانية في الولايات المتحدة', 500_000_000],
    ['משרד התחבורה של ארצות הברית', 300_000_000],
    ['Department of שלום, second part', 200_000_000],
  ]),
  'Missing and not numbers': makeRows([
    ['Known', 12_000_000],
    ['Missing', null],
    ['Not a number', Number.NaN],
    ['Without end', Number.POSITIVE_INFINITY],
    ['Known, too', 7_000_000],
  ]),
  '5,000 parts': makeRows(
    Array.from({ length: 5000 }, (_, at): Pair => [
      `Part ${at + 1}`,
      Math.round(1e12 / (at + 1) ** 1.1),
    ]),
  ),
};
