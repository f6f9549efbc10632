import type { CategoryTotal } from '@/services/search/results';
import { topBars, topRows } from './topRows';

const row = (code: string, name: string, obligations: number | null): CategoryTotal =>
  ({ id: '', code, name, recipientId: '', agencySlug: '', obligations }) as CategoryTotal;
const bars = (...rows: CategoryTotal[]) =>
  topBars(topRows('defc', rows, undefined, 'latest'), undefined, () => undefined);

describe('a row of a top-five list', () => {
  it('labels a numeric code as a DEFC, so that it does not look like a second rank', () =>
    expect(bars(row('1', 'Infrastructure Act', 2e9))[0]).toMatchObject({
      label: '1. DEFC 1 - Infrastructure Act',
      text: '$2.00B',
    }));
  it('is named by the finding if it is first and has an amount', () => {
    const named = (...rows: CategoryTotal[]) => bars(...rows).map(({ isNamed }) => isNamed);
    expect(named(row('N', 'CARES Act', 3), row('V', 'Rescue Plan', 2))).toEqual([true, false]);
    expect(named(row('N', 'CARES Act', null), row('V', 'Rescue Plan', 2))).toEqual([false, false]);
  });
  it('has no bar if its amount is missing', () =>
    expect(bars(row('N', 'CARES Act', null))[0]).toMatchObject({ value: null, text: '--' }));
});
