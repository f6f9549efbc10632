import { layoutSankey } from '@/charts/sankey/layoutSankey';
import { overviewAmounts, type DisasterOverview } from '@/domain/disaster/overview';
import { buildFundingDiagram, fundingRows } from './fundingFlows';
import { buildBars, overviewRows, overviewSentence } from './overviewRows';

const sampleOverview: DisasterOverview = {
  funding: [
    { defCode: 'N', amount: 600e6 },
    { defCode: 'V', amount: 400e6 },
  ],
  budgetAuthority: 1000e6,
  awardObligations: 500e6,
  awardOutlays: 400e6,
  totalObligations: 800e6,
  totalOutlays: 600e6,
  additional: null,
};
const buildDiagram = (
  changes: Partial<DisasterOverview> = {},
  law: Parameters<typeof buildFundingDiagram>[2] = 'all',
) => {
  const overview = { ...sampleOverview, ...changes };
  return buildFundingDiagram(overview, overviewAmounts(overview), law);
};
const amounts = overviewAmounts(sampleOverview);
const PERIOD = ' from FY 2020 through 08/31/2025';

describe('the amounts of the overview', () => {
  it('are nested bars, and every bar except the selected one is faded', () => {
    const keys = (view: Parameters<typeof buildBars>[1]) =>
      buildBars(amounts, view, 'all').map(({ key, faded }) => (faded ? `(${key})` : key));
    expect(keys('all')).toEqual(['resources', 'obligations', 'outlays']);
    expect(keys('resources')).toEqual(['resources']);
    expect(keys('obligations')).toEqual(['(resources)', 'obligations']);
    expect(keys('outlays')).toEqual(['(resources)', '(obligations)', 'outlays']);
  });
  it('have separate colors for a single law', () => {
    const tones = (law: Parameters<typeof buildBars>[2]) =>
      buildBars(amounts, 'all', law).map(({ tone }) => tone);
    expect(tones('all')).toEqual(['covid-resources', 'covid-obligations', 'covid-outlays']);
    expect(tones('american-rescue-plan')).toEqual([
      'rescue-resources',
      'rescue-obligations',
      'rescue-outlays',
    ]);
  });
  it('are described in one sentence per view', () => {
    expect(overviewSentence(amounts, 'all', PERIOD)).toBe(
      'Of $1.0 billion available to spend from FY 2020 through 08/31/2025, agencies committed $800.0 million and paid out $600.0 million.',
    );
    expect(overviewSentence(amounts, 'resources', PERIOD)).toBe(
      'Agencies had $1.0 billion available to spend from FY 2020 through 08/31/2025.',
    );
    expect(overviewSentence(amounts, 'obligations', PERIOD)).toBe(
      'Agencies committed $800.0 million (80.00% of Total Budgetary Resources) from FY 2020 through 08/31/2025.',
    );
    expect(overviewSentence(amounts, 'outlays', PERIOD)).toBe(
      'Agencies paid out $600.0 million (60.00% of Total Budgetary Resources) from FY 2020 through 08/31/2025.',
    );
  });
  it('have no share of a zero total', () => {
    const amountsWithoutResources = overviewAmounts({ ...sampleOverview, budgetAuthority: 0 });
    expect(overviewSentence(amountsWithoutResources, 'obligations', '')).toBe(
      'Agencies committed $800.0 million.',
    );
  });
  it('are all in the table, where parts add up to their totals', () => {
    const rows = new Map(overviewRows(amounts).map(({ key, amount }) => [key, amount!]));
    expect(rows.size).toBe(10);
    expect(
      rows.get('awardObligations')! + rows.get('otherObligations')! + rows.get('remaining')!,
    ).toBe(rows.get('resources'));
    expect(
      rows.get('awardOutlays')! +
        rows.get('awardNotOutlayed')! +
        rows.get('otherOutlays')! +
        rows.get('otherNotOutlayed')!,
    ).toBe(rows.get('obligations'));
  });
});

describe('the funding flow', () => {
  it('leads from codes to resources, obligations and outlays', () => {
    const { nodes, flows } = buildDiagram();
    expect(flows.map(({ from, to, value }) => [from, to, value! / 1e6])).toEqual([
      ['code-N', 'resources', 600],
      ['code-V', 'resources', 400],
      ['resources', 'awardObligations', 500],
      ['resources', 'otherObligations', 300],
      ['resources', 'remaining', 200],
      ['awardObligations', 'awardOutlays', 400],
      ['awardObligations', 'awardNotOutlayed', 100],
      ['otherObligations', 'otherOutlays', 200],
      ['otherObligations', 'otherNotOutlayed', 100],
    ]);
    expect(nodes.filter(({ open }) => open).map(({ key }) => key)).toEqual([
      'remaining',
      'awardNotOutlayed',
      'otherNotOutlayed',
    ]);
  });
  it('has the hue of its law in amounts, and blue for the American Rescue Plan among the codes', () => {
    const getTones = (law: 'all' | 'american-rescue-plan') =>
      Object.fromEntries(buildDiagram({}, law).nodes.map(({ key, tone }) => [key, tone]));
    expect(getTones('all')).toMatchObject({
      'code-N': 'covid-code',
      'code-V': 'rescue-obligations',
      resources: 'covid-resources',
      remaining: 'covid-obligations',
      otherOutlays: 'covid-outlays',
    });
    expect(getTones('american-rescue-plan')).toMatchObject({
      'code-V': 'rescue-obligations',
      resources: 'rescue-resources',
      awardOutlays: 'rescue-outlays',
    });
    const additional = { budgetAuthority: 50e6, totalObligations: 0, totalOutlays: 0 };
    expect(buildDiagram({ additional }).nodes.find(({ key }) => key === 'beside')!.tone).toBe(
      'rest',
    );
  });
  it('has four columns, with the remaining balance in the column of the obligations', () => {
    const { nodes, flows } = buildDiagram();
    const layout = layoutSankey(nodes, flows, 1200, 400, 13, 'next');
    const x = (key: string) => layout.nodes.find((node) => node.key === key)!.x;
    expect(new Set(layout.nodes.map((node) => node.x)).size).toBe(4);
    expect(x('remaining')).toBe(x('awardObligations'));
    expect(x('code-N')).toBeLessThan(x('resources'));
    expect(x('awardNotOutlayed')).toBeGreaterThan(x('remaining'));
    expect(layout.nodes.find(({ key }) => key === 'remaining')!.open).toBe(true);
  });
  it('has a separate source for amounts without a code', () => {
    const additional = { budgetAuthority: 50e6, totalObligations: 0, totalOutlays: 0 };
    const { flows, nodes } = buildDiagram({ additional });
    expect(flows[2]).toMatchObject({ from: 'beside', to: 'resources', value: 50e6 });
    expect(nodes.find(({ key }) => key === 'beside')!.label).toBe('Without a Code');
    const overview = { ...sampleOverview, additional };
    const rows = fundingRows(overview, overviewAmounts(overview));
    const sources = rows.filter(({ side }) => side === 'From');
    expect(sources.reduce((sum, { amount }) => sum + amount!, 0)).toBe(1050e6);
  });
  it('shows amounts without flow widths where a part exceeds its total', () => {
    const { flows } = buildDiagram({ awardOutlays: 550e6 });
    const awardFlows = flows.filter(({ from }) => from === 'awardObligations');
    expect(awardFlows.map(({ value, text }) => [value, text])).toEqual([
      [null, '$550.0 million'],
      [null, '-$50.0 million'],
    ]);
    expect(flows.filter(({ from }) => from === 'otherObligations')).toHaveLength(2);
  });
  it('omits zero amounts and is empty for an overview of zeros', () => {
    expect(buildDiagram({ awardOutlays: 500e6 }).flows.map(({ to }) => to)).not.toContain(
      'awardNotOutlayed',
    );
    const zeros = {
      funding: [{ defCode: 'V', amount: 0 }],
      budgetAuthority: 0,
      awardObligations: 0,
      awardOutlays: 0,
      totalObligations: 0,
      totalOutlays: 0,
    };
    expect(buildDiagram(zeros).flows).toEqual([]);
  });
});
