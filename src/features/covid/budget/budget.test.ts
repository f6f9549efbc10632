import { overviewAmounts } from '@/domain/disaster/overview';
import { spendingSortFields, type DisasterRow } from '@/domain/disaster/spendingTable';
import { amountColumns } from './budgetColumns';
import { budgetLines, unreportedLines } from './budgetLines';
import { amountSorts, budgetBases, budgetTabs, firstSort, type BudgetTab } from './budgetView';

const [agencies, accounts, classes] = budgetTabs as [BudgetTab, BudgetTab, BudgetTab];
const row = (code: string, description: string, children: readonly DisasterRow[] = []) => ({
  id: '',
  code,
  description,
  obligation: 10,
  outlay: 5,
  awardCount: 1,
  faceValue: 3,
  resources: 20,
  children,
});

describe('the table of a budget category', () => {
  it('has the columns and default sort of its view', () => {
    const labels = (...view: Parameters<typeof amountColumns>) =>
      amountColumns(...view).map(({ label }) => label);
    expect(labels('agency', 'total')).toEqual([
      'Total Budgetary Resources',
      'Total Obligations',
      'Total Outlays',
    ]);
    expect(labels('object_class', 'total')).toEqual(['Total Obligations', 'Total Outlays']);
    expect(labels('federal_account', 'award')).toEqual([
      'Award Obligations',
      'Award Outlays',
      'Number of Awards',
    ]);
    expect(labels('agency', 'loan')).toEqual([
      'Award Obligations (Loan Subsidy Cost)',
      'Award Outlays (Loan Subsidy Cost)',
      'Face Value of Loans',
      'Number of Awards',
    ]);
    expect(
      budgetTabs.map(({ key }) => budgetBases.map((basis) => firstSort(key, basis.key))),
    ).toEqual([
      ['total_budgetary_resources', 'obligation', 'face_value_of_loan'],
      ['total_budgetary_resources', 'obligation', 'face_value_of_loan'],
      ['obligation', 'obligation', 'face_value_of_loan'],
    ]);
  });
  it('sorts by the fields of the specification: agencies by name, accounts and classes by code', () => {
    const sorts = [agencies.nameSort, ...amountSorts('agency', 'loan')];
    expect([...sorts].sort()).toEqual([...spendingSortFields].sort());
    expect(budgetTabs.map(({ nameSort }) => nameSort)).toEqual(['description', 'code', 'code']);
  });
  it('labels agencies by name, children of accounts by code, and other rows by code and name', () => {
    const names = (tab: BudgetTab) =>
      budgetLines([row('012', 'Agriculture', [row('012-X', 'Farms')])], tab).map(
        ({ kind, name, under, parent, first }) => [kind, name, under, parent, first],
      );
    expect(names(agencies)).toEqual([
      ['row', 'Agriculture', '', '', false],
      ['child', 'Farms', '012', 'Agriculture', true],
    ]);
    expect(names(accounts)).toEqual([
      ['row', '012: Agriculture', '', '', false],
      ['child', '012-X', '012', '012: Agriculture', true],
    ]);
    expect(names(classes)[1]![1]).toBe('012-X: Farms');
    expect(budgetLines([row('40', '')], classes)[0]!.name).toBe('40');
  });
  it('gives every row a unique key', () => {
    const twin = row('1', 'Twin');
    const lines = budgetLines([row('a', 'A', [twin, twin]), row('b', 'B', [twin])], agencies);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });
});

describe('the unreported row', () => {
  const overview = overviewAmounts({
    funding: [],
    budgetAuthority: 100,
    awardObligations: 1,
    awardOutlays: 1,
    totalObligations: 80.1,
    totalOutlays: 40,
    additional: null,
  });
  const totals = { obligation: 80, outlay: 40, resources: 100, awardCount: null, faceValue: null };
  it('is the overview minus all rows, and exists only in total spending', () => {
    const [line] = unreportedLines({ tab: agencies, basis: 'total' }, overview, { totals });
    expect(line).toMatchObject({
      kind: 'unreported',
      name: 'Unreported Agencies',
      amounts: { obligation: 0.1, outlay: 0, resources: 0 },
    });
    expect(unreportedLines({ tab: agencies, basis: 'award' }, overview, { totals })).toEqual([]);
    expect(budgetTabs.map(({ unreported }) => unreported)).toEqual([
      'Unreported Agencies',
      'Unreported Federal Accounts',
      'Unreported Object Classes',
    ]);
  });
  it('is absent without an overview or a difference', () => {
    const view = { tab: agencies, basis: 'total' } as const;
    expect(unreportedLines(view, null, { totals })).toEqual([]);
    const equalTotals = { ...totals, obligation: 80.1 };
    expect(unreportedLines(view, overview, { totals: equalTotals })).toEqual([]);
  });
  it('has no budgetary resources if the rows have none', () => {
    const totalsWithoutResources = { ...totals, resources: null };
    const [line] = unreportedLines({ tab: classes, basis: 'total' }, overview, {
      totals: totalsWithoutResources,
    });
    expect(line!.amounts.resources).toBeNull();
  });
});
